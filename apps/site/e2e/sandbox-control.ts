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

export interface Flight {
  readonly number: number;
  /** Multiplier in hundredths. */
  readonly point: number;
  readonly now: string;
  readonly takes_off_at: string;
  readonly crashes_at: string;
  readonly ends_at: string;
}

export const sandbox = {
  reset: () => call('POST', 'reset'),
  session: async (member: string) => (await call<{ token: string }>('POST', 'session', { member })).token,
  memberId: async (member: string): Promise<number> => {
    const headers = {
      authorization: `Bearer ${await sandbox.session(member)}`,
      'content-type': 'application/json',
    };
    const answer = await fetch(`${sandboxOrigin}/api/auth/me`, { method: 'POST', headers, body: '{}' });
    const { id } = ((await answer.json()) as { data: { id: number } }).data;
    if (!(id > 0)) throw new Error(`${member} has no id`);
    return id;
  },
  review: (billNo: string, decision: 'approve' | 'reject', reason = '') =>
    call('POST', 'review', { bill_no: billNo, decision, reason }),
  /** From one hour of the day to another, in the time of the site. */
  withdrawalHours: (from: number, to: number) => call('POST', 'withdrawal-hours', { from, to }),
  /** Bets on slots of so many centavos are rebated, as at four o'clock. */
  rebate: (member: string, stake: number) => call('POST', 'rebate', { member, stake }),
  /** A round of so many centavos that has paid nothing, at this instant. */
  loss: (member: string, stake: number, at: Date) =>
    call('POST', 'loss', { member, stake, at: at.toISOString() }),
  providerNotify: (billNo: string, status: 'success' | 'failed') =>
    call('POST', 'provider-notify', { bill_no: billNo, status }),
  forceOffline: (member: string) => call('POST', 'force-offline', { member }),
  captchaAnswer: async (key: string) => (await call<{ answer: string }>('GET', `captcha/${key}`)).answer,
  /** What would be in the mailbox of an address that is to be bound. */
  emailCode: async (address: string) => (await call<{ code: string }>('GET', `email-code/${address}`)).code,
  /** What would be in the mailbox of a member who has forgotten the password. */
  passwordCode: async (name: string) => (await call<{ code: string }>('GET', `password-code/${name}`)).code,
  /** What the desk orders of a live table. */
  liveTable: (gameCode: string, state: 'open' | 'full' | 'offline') =>
    call('POST', 'live-table', { game_code: gameCode, state }),
  /** The clock of the sandbox goes on from there. */
  setClock: (now: Date) => call('POST', 'clock', { now: now.toISOString() }),
  /** The flight that a crash game is on, with where it will end. */
  flight: (gameCode: string) => call<Flight>('GET', `flight/${gameCode}`),
  /** The operator voids an open bet. */
  voidBet: (round: number) => call('POST', 'void-bet', { round }),
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
