import type { components } from '@fortuna/api/generated/schema.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '../app.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { isPlayable } from '../engines/playable.ts';
import { nodeScrypt } from '../node/node-scrypt.ts';
import { openDatabase } from '../node/open-database.ts';
import { readPageFont } from '../node/page-font.ts';
import { readReferenceScript } from '../node/reference-script.ts';

export const origin = 'http://127.0.0.1:8787';
export const testKey = 'a-test-key';

/** The fields of answers that tests look at; which of them an answer has is the contract check's business. */
export interface WireData {
  readonly id?: number;
  readonly key?: string;
  readonly img?: string;
  readonly url?: string;
  readonly name?: string;
  readonly money?: number;
  readonly total?: number;
  readonly status?: number;
  readonly bill_no?: string;
  readonly qrcode?: string | null;
  readonly card_no?: string;
  readonly fail_reason?: string | null;
  readonly game_type?: string;
  readonly account?: string;
  readonly account_type?: string | null;
  readonly created_at?: string;
  readonly counter_fee?: string;
  readonly token_type?: string;
  readonly access_token?: string;
  readonly turnover_left?: string;
  readonly end_to_end_id?: string | null;
  readonly member_remark?: string | null;
  readonly bank_type?: string;
  readonly free_left?: number;
  readonly opens_at?: string | null;
  readonly ticket?: string;
  readonly email?: string;
  readonly lang?: string;
  readonly title?: string;
  readonly content?: string;
  readonly type?: string;
  readonly game_id?: number;
  readonly api_name?: string;
  readonly betAmount?: string;
  readonly img_url?: string | null;
  readonly member_name?: string;
  readonly is_read?: number;
  readonly money_before?: string;
  readonly money_after?: string;
  readonly operate_type?: string;
  readonly relation?: string;
  readonly profileurl?: string | null;
  readonly language_code?: string | null;
  readonly has_password?: boolean;
  readonly password_changed_at?: string | null;
  readonly qk_pwd_changed_at?: string | null;
  readonly male?: readonly WireData[];
  readonly list?: WireData;
  readonly turnover?: readonly WireData[];
  readonly left?: string;
  readonly required?: string;
  readonly kind?: string;
  readonly source?: string | null;
  readonly since?: string;
  readonly state?: string;
  readonly idempotency_key?: string | null;
  /** Rows of a page. */
  readonly data?: readonly WireData[];
}

export interface WireBody {
  readonly status?: string;
  readonly message?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly force_offline?: boolean;
  readonly token?: string;
  readonly pay_url?: string | null;
  readonly answer?: string;
  readonly code?: string | number;
  readonly unread?: number;
  readonly balance?: number;
  readonly win?: number;
  readonly result?: { readonly net: number };
  readonly statistic?: {
    readonly sum_bet?: string;
    readonly sum_net?: string;
    readonly sum_in?: string;
    readonly sum_out?: string;
    readonly sum_money?: string;
    readonly sum_types?: ReadonlyArray<{ readonly operate_type: string; readonly sum_money: string }>;
  };
  readonly bank_type?: Readonly<Record<string, string>>;
  readonly entries?: ReadonlyArray<{
    readonly amount: number;
    readonly account: string;
    readonly at: string;
  }>;
  readonly balances?: Readonly<Record<string, number>>;
  /** One thing or a list of them. */
  readonly data?: WireData & readonly WireData[];
}

export interface Reply {
  readonly status: number;
  readonly body: WireBody;
}

export interface TestSandbox extends Sandbox {
  get(path: string, token?: string): Promise<Reply>;
  delete(path: string, token?: string): Promise<Reply>;
  post(path: string, body?: unknown, token?: string, headers?: Record<string, string>): Promise<Reply>;
  /** A test control call. */
  control(path: string, body?: unknown): Promise<Reply>;
  session(member: string): Promise<string>;
  /** Fields `key` and `captcha` of a puzzle solved with the test control's help. */
  solvedCaptcha(): Promise<{ key: string; captcha: string }>;
}

/** A sandbox in memory whose answers become a 500 when they break the contract. */
export function testSandbox(options: Partial<SandboxOptions> = {}): TestSandbox {
  const database = openDatabase('memory:');
  const sandbox = createSandbox({
    db: database.db,
    publicUrl: origin,
    testKey,
    contractCheck: 'fail',
    scrypt: nodeScrypt,
    referenceScript: readReferenceScript,
    pageFont: readPageFont,
    onClose: () => database.close(),
    ...options,
  });

  async function send(path: string, init: RequestInit): Promise<Reply> {
    const response = await sandbox.fetch(new Request(`${origin}${path}`, init));
    return { status: response.status, body: await response.json() };
  }
  function bearer(token: string | undefined): Record<string, string> {
    return token === undefined ? {} : { authorization: `Bearer ${token}` };
  }
  const get: TestSandbox['get'] = (path, token) => send(path, { headers: bearer(token) });
  const remove: TestSandbox['delete'] = (path, token) =>
    send(path, { method: 'DELETE', headers: bearer(token) });
  const post: TestSandbox['post'] = (path, body = {}, token = undefined, headers = {}) =>
    send(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...bearer(token), ...headers },
    });
  const control: TestSandbox['control'] = (path, body) =>
    send(`/__test__${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'x-test-key': testKey },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  return {
    ...sandbox,
    get,
    delete: remove,
    post,
    control,
    session: async (member) => (await control('/session', { member })).body.token ?? '',
    solvedCaptcha: async () => {
      const { key = '' } = (await post('/api/auth/captcha')).body.data ?? {};
      return { key, captcha: (await control(`/captcha/${key}`)).body.answer ?? '' };
    },
  };
}

type Fields<Name extends keyof components['schemas']> = components['schemas'][Name];

export function depositOf(
  money: number,
  change: Partial<Fields<'DepositRequest'>> = {},
): Fields<'DepositRequest'> {
  return { money, payment_desc: 'PIX Brisa', payment_id: 11, payment_type: 'online_pix', ...change };
}

/** A withdrawal to rica's first PIX key, which is a CPF. */
export function withdrawalOf(
  money: number,
  change: Partial<Fields<'WithdrawalRequest'>> = {},
): Fields<'WithdrawalRequest'> {
  return {
    name: 'Ricarda Alencar',
    money,
    account: '52998224725',
    member_bank_id: 1,
    qk_pwd: '246810',
    payment_type: 'pix',
    ...change,
  };
}

/** A game of the catalogue that is open and can be played. */
export function openGame() {
  const game = catalogue().games.find((one) => one.isOpen && isPlayable(one));
  if (!game) throw new Error('No game is open');
  return game;
}

/** Launches a game and exchanges its one-time token: the token of a session at the game. */
export async function playToken(sandbox: TestSandbox, token: string): Promise<string> {
  const game = openGame();
  const launch = await sandbox.post(
    '/api/day7/day7LoginV2',
    { platType: game.providerKey, gameCode: game.code, currency: 'BRL' },
    token,
  );
  const url = new URL(launch.body.data?.url ?? '');
  const session = await sandbox.post('/play/api/session', { token: url.searchParams.get('t') });
  return session.body.token ?? '';
}

export function keyHeader(key: string | undefined): Record<string, string> {
  return key === undefined ? {} : { 'idempotency-key': key };
}
