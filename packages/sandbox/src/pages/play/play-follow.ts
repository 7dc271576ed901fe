export interface FollowOptions<State> {
  /** Below `/play/api/`. */
  readonly path: string;
  readonly language: string;
  readonly token: string;
  readonly onState: (state: State) => void;
  /** The session is over. */
  readonly onEnded: () => void;
  /** Nothing has come for a while: what is shown may be old. It is tried again until something comes. */
  readonly onLost: () => void;
}

/**
 * Follows how things stand, by server-sent events read with `fetch`, since an `EventSource` cannot carry the session's token. After a
 * lost network it begins again, and the first event is the running state. Sent to the browser as its text.
 */
export async function playFollow<State>(options: FollowOptions<State>): Promise<void> {
  const { path, language, token, onState, onEnded, onLost } = options;
  /** Longer than the server's heartbeat, and the pause between two tries, in milliseconds. */
  const longestSilence = 8_000;
  const pause = 1_000;

  /** @returns whether the session is over */
  function take(event: string): boolean {
    if (/^event: ended/m.test(event)) return true;
    const data = /^data: (.*)$/m.exec(event)?.[1];
    if (data) onState(JSON.parse(data));
    return false;
  }

  async function follow(): Promise<boolean> {
    const silence = new AbortController();
    let timer = setTimeout(() => silence.abort(), longestSilence);
    try {
      const response = await fetch(`/play/api/${path}?lang=${language}`, {
        headers: { authorization: `Bearer ${token}` },
        signal: silence.signal,
      });
      if (response.status === 401) return true;
      const reader = response.ok ? response.body?.getReader() : undefined;
      if (!reader) return false;
      const decoder = new TextDecoder();
      let text = '';
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return false;
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), longestSilence);
        text += decoder.decode(value, { stream: true });
        const events = text.split('\n\n');
        text = events.pop() ?? '';
        if (events.some(take)) return true;
      }
    } finally {
      clearTimeout(timer);
    }
  }

  for (;;) {
    const isOver = await follow().catch(() => false);
    if (isOver) return onEnded();
    onLost();
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
