import { sandboxOrigin, testKey } from './environment.ts';

/** The sandbox's test control (docs/promises.md): what happens in the world outside the site. */
async function call<Answer>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`${sandboxOrigin}/__test__/${path}`, {
    method,
    headers: { 'x-test-key': testKey, 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

export interface LoggedCall {
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly status: number;
  readonly idempotencyKey: string | null;
}

export interface Ledger {
  readonly entries: readonly { readonly tx: number; readonly account: string; readonly amount: number }[];
  readonly balances: Readonly<Record<string, number>>;
}

export const sandbox = {
  reset: () => call('POST', 'reset'),
  session: async (member: string) => (await call<{ token: string }>('POST', 'session', { member })).token,
  review: (billNo: string, decision: 'approve' | 'reject', reason = '') =>
    call('POST', 'review', { bill_no: billNo, decision, reason }),
  providerNotify: (billNo: string, status: 'success' | 'failed') =>
    call('POST', 'provider-notify', { bill_no: billNo, status }),
  forceOffline: (member: string) => call('POST', 'force-offline', { member }),
  captchaAnswer: async (key: string) => (await call<{ answer: string }>('GET', `captcha/${key}`)).answer,
  ledger: () => call<Ledger>('GET', 'ledger'),
  calls: () => call<readonly LoggedCall[]>('GET', 'calls'),
  /** The requests of this kind that have reached the sandbox since the reset. */
  callsOf: async (method: string, path: string) =>
    (await call<readonly LoggedCall[]>('GET', 'calls')).filter(
      (entry) => entry.method === method && entry.path === path,
    ),
  /** Ends a login at the server, as another device or time would; the site does not know yet. */
  revoke: async (token: string): Promise<void> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(`${sandboxOrigin}/api/auth/logout`, { method: 'POST', headers, body: '{}' });
    if (!response.ok) throw new Error(`logout: ${response.status}`);
  },
} as const;
