/** An answer of the game's server. */
export interface PlayAnswer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

export interface PlayCalls {
  /** Exchanges the launch token of the page's address for a session; null where there is none to be had. */
  readonly open: () => Promise<Record<string, unknown> | null>;
  /** @throws where nothing usable came back: what became of it is not known then */
  readonly post: (path: string, body: object) => Promise<PlayAnswer>;
  /** The session's token, for an address that cannot be POSTed to; empty before it is open. */
  readonly token: () => string;
  /** For one bet, which is placed once however often it is sent. */
  readonly newKey: () => string;
}

/** How a game's page speaks with its server. Sent to the browser as its text. @param longest in milliseconds */
export function playCalls(language: string, longest: number): PlayCalls {
  let token = '';

  async function post(path: string, body: object): Promise<PlayAnswer> {
    const response = await fetch(`/play/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({ ...body, lang: language }),
      signal: AbortSignal.timeout(longest),
    });
    if (response.status >= 500) throw new Error('no usable answer');
    return { status: response.status, body: await response.json() };
  }

  return {
    open: async () => {
      try {
        const launch = new URLSearchParams(location.search).get('t') ?? '';
        const { status, body } = await post('session', { token: launch });
        if (status !== 200) return null;
        token = String(body.token);
        return body;
      } catch {
        return null;
      }
    },
    post,
    token: () => token,
    newKey: () =>
      [...crypto.getRandomValues(new Uint8Array(16))]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join(''),
  };
}
