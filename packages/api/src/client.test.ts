import { isAnswerLost, type Problem } from '@fortuna/domain/problem.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerExample } from '../test/contract.ts';
import { fakeServer, jsonReply, noConnection, silence, textReply } from '../test/fake-server.ts';
import { getMember, login } from './calls/auth.ts';
import { createDeposit } from './calls/cashier.ts';
import { listPopularGames } from './calls/games.ts';
import { getGameMoney, launchGame } from './calls/games-play.ts';
import { listDeposits } from './calls/records.ts';

const member = { data: {}, ...answerExample('getMember', 'member') };
const channel = {
  id: 11,
  methodType: 'online_pix',
  name: 'PIX Maré',
  min: 2000,
  max: 5_000_000,
  description: null,
  feeBasisPoints: 0,
  feeFixed: 0,
  minutes: 0,
  isOpen: true,
};
const deposit = { input: { amount: 1999, channel }, idempotencyKey: 'key-00000001' };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** How a call ended, once every timer has fired. */
async function outcome(call: Promise<unknown>): Promise<unknown> {
  const settled = call.then(
    (value) => ({ value }),
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  return settled;
}

type Reply = ReturnType<typeof jsonReply>;

const faults: readonly (readonly [string, Reply, Problem])[] = [
  ['no connection', noConnection, { kind: 'network' }],
  ['500 with a stack trace', jsonReply({ message: 'SQLSTATE[23000]' }, 500), { kind: 'network' }],
  ['503 HTML', textReply('<h1>Down</h1>', 503, 'text/html'), { kind: 'network' }],
  [
    '503 of a maintenance',
    jsonReply({ message: 'Volta logo', is_maintenance: 1 }, 503),
    { kind: 'network', isMaintenance: true, message: 'Volta logo' },
  ],
  ['500 that speaks of one', jsonReply({ message: 'x', is_maintenance: 1 }, 500), { kind: 'network' }],
  ['malformed JSON', textReply('{"status":'), { kind: 'network' }],
  ['HTML with 200', textReply('<!doctype html><p>login', 200, 'text/html'), { kind: 'network' }],
  ['an empty body', textReply(''), { kind: 'network' }],
  ['204', () => new Response(null, { status: 204 }), { kind: 'network' }],
  [
    'a truncated body',
    textReply(JSON.stringify(answerExample('getMember', 'member')).slice(0, -40)),
    { kind: 'network' },
  ],
  ['an array', jsonReply([]), { kind: 'network' }],
  ['null', jsonReply(null), { kind: 'network' }],
  ['no envelope', jsonReply({ money: 1 }), { kind: 'network' }],
  ['an envelope with wrong types', jsonReply({ status: 1, code: '200' }), { kind: 'network' }],
  ['data missing', jsonReply({ status: 'success', code: 200, message: '' }), { kind: 'network' }],
  ['data null', jsonReply({ status: 'success', code: 200, message: '', data: null }), { kind: 'network' }],
  ['a redirect that is not followed', textReply('', 304), { kind: 'network' }],
  ['401', jsonReply({ message: 'Unauthenticated.' }, 401), { kind: 'unauthenticated' }],
  [
    'a blocked account',
    jsonReply({ message: 'Unauthenticated.', member_status: -1 }, 401),
    { kind: 'blocked' },
  ],
  ['419', textReply('Page Expired', 419, 'text/html'), { kind: 'unauthenticated' }],
  ['Unauthenticated. with 500', jsonReply({ message: 'Unauthenticated.' }, 500), { kind: 'unauthenticated' }],
  [
    'Unauthenticated. with 200',
    jsonReply({ status: 'error', code: 400, message: 'Unauthenticated.' }),
    { kind: 'unauthenticated' },
  ],
  ['code 401 with 200', jsonReply({ status: 'error', code: 401, message: 'x' }), { kind: 'unauthenticated' }],
  [
    'force_offline on a failure',
    jsonReply({ message: 'x', force_offline: true }, 403),
    { kind: 'forcedOffline' },
  ],
  [
    'force_offline on 401',
    jsonReply({ message: 'Unauthenticated.', force_offline: true }, 401),
    { kind: 'forcedOffline' },
  ],
  ['force_offline on a success', jsonReply({ ...member, force_offline: true }), { kind: 'forcedOffline' }],
  [
    'force_offline inside data',
    jsonReply({ status: 'error', code: 400, data: { force_offline: 1 } }),
    { kind: 'forcedOffline' },
  ],
  ['403', jsonReply({ message: 'Não permitido' }, 403), { kind: 'forbidden', message: 'Não permitido' }],
  ['404 HTML', textReply('<h1>nginx</h1>', 404, 'text/html'), { kind: 'notFound' }],
  ['409', jsonReply({ message: 'Já processado' }, 409), { kind: 'conflict', message: 'Já processado' }],
  ['413', textReply('too large', 413, 'text/plain'), { kind: 'refused', code: 413 }],
  [
    '400',
    jsonReply({ status: 'error', code: 400, message: 'Ruim' }, 400),
    { kind: 'invalid', fields: {}, message: 'Ruim' },
  ],
  [
    '422',
    jsonReply({ message: 'Inválido', errors: { name: ['Curto', 'Feio'], phone: 'Errado', odd: [] } }, 422),
    { kind: 'invalid', message: 'Inválido', fields: {}, others: ['Curto', 'Errado'] },
  ],
  [
    'code 422 with 200',
    jsonReply({ status: 'error', code: 422, message: 'x', errors: { name: ['y'] } }),
    { kind: 'invalid', message: 'x', fields: {}, others: ['y'] },
  ],
  ['426', jsonReply({ message: 'Old' }, 426), { kind: 'upgradeRequired' }],
  [
    'code 426 with 200',
    jsonReply({ status: 'error', code: 426, message: 'Old' }),
    { kind: 'upgradeRequired' },
  ],
  [
    '429',
    jsonReply({ message: 'Calma' }, 429, { 'Retry-After': '17' }),
    { kind: 'rateLimited', retryAfterSeconds: 17, message: 'Calma' },
  ],
  ['429 that does not say how long', jsonReply({}, 429), { kind: 'rateLimited', retryAfterSeconds: 30 }],
  [
    '429 with a date',
    jsonReply({}, 429, {
      Date: 'Mon, 04 May 2026 21:00:00 GMT',
      'Retry-After': 'Mon, 04 May 2026 21:01:30 GMT',
    }),
    { kind: 'rateLimited', retryAfterSeconds: 90 },
  ],
  [
    'a refusal with 200',
    jsonReply({ status: 'error', code: 400, message: 'Saldo insuficiente' }),
    { kind: 'refused', code: 400, message: 'Saldo insuficiente' },
  ],
  [
    'a refusal without a message',
    jsonReply({ status: 'error', code: 409, message: '' }),
    { kind: 'refused', code: 409 },
  ],
  [
    'status success with a failing code',
    jsonReply({ ...member, code: 500 }),
    { kind: 'refused', code: 500, message: 'success' },
  ],
  [
    'status error with code 200',
    jsonReply({ ...member, status: 'error' }),
    { kind: 'refused', code: 200, message: 'success' },
  ],
];

describe('every fault becomes one problem', () => {
  it.each(faults)('%s, on a read', async (_name, reply, problem) => {
    const server = fakeServer(reply);
    expect(await outcome(getMember(server.api))).toMatchObject({ name: 'ProblemError', problem });
    expect(server.problems).toEqual([{ problem, operation: 'getMember' }]);
    expect(server.requests).toHaveLength(isAnswerLost(problem) ? 2 : 1);
  });

  it.each(faults)('%s, on a money call, which is never sent twice', async (_name, reply, problem) => {
    const server = fakeServer(reply);
    const { kind } = problem;
    expect(await outcome(createDeposit(server.api, deposit))).toMatchObject({ problem: { kind } });
    expect(server.problems).toHaveLength(1);
    expect(server.requests).toHaveLength(1);
  });

  const readFields = [
    'id',
    'name',
    'phone',
    'invite_code',
    'money',
    'fs_money',
    'ml_money',
    'level',
    'has_qk_pwd',
  ];

  it.each(readFields.filter((field) => field !== 'phone'))('%s of another type', async (field) => {
    const server = fakeServer(jsonReply({ ...member, data: { ...member.data, [field]: { odd: true } } }));
    expect(await outcome(getMember(server.api))).toMatchObject({ problem: { kind: 'network' } });
  });

  it.each(readFields.filter((field) => field !== 'phone'))('%s missing', async (field) => {
    const server = fakeServer(jsonReply({ ...member, data: { ...member.data, [field]: undefined } }));
    expect(await outcome(getMember(server.api))).toMatchObject({ problem: { kind: 'network' } });
  });
});

it('tells how many rows could not be read, and of which call', async () => {
  const answer = answerExample('listPopularGames', 'games') as { data: readonly object[] };
  const onUnreadableRows = vi.fn();
  const server = fakeServer(jsonReply({ ...answer, data: [...answer.data, null, {}] }), { onUnreadableRows });
  expect(await listPopularGames(server.api)).toHaveLength(1);
  expect(onUnreadableRows.mock.calls).toEqual([[2, { operation: 'listPopularGames' }]]);
});

it('gives null for a part of a member that can be done without', async () => {
  const server = fakeServer(jsonReply({ ...member, data: { ...member.data, phone: { odd: true } } }));
  expect(await getMember(server.api)).toMatchObject({ phone: null });
});

describe('time limits', () => {
  it('gives a silent read 15 s, waits 1 s, and gives it 15 s more', async () => {
    const server = fakeServer(silence);
    const ended = vi.fn();
    getGameMoney(server.api).catch(ended);
    await vi.advanceTimersByTimeAsync(15_999);
    expect(server.requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ problem: { kind: 'timeout' } }));
    expect(server.problems).toEqual([{ problem: { kind: 'timeout' }, operation: 'getAllBalance' }]);
  });

  it('is content with the second answer of a read', async () => {
    const server = fakeServer([noConnection, jsonReply(answerExample('getAllBalance', 'balance'))]);
    expect(await outcome(getGameMoney(server.api))).toMatchObject({ value: { wallet: 2_495_000 } });
    expect(server.problems).toEqual([]);
  });

  it('gives a silent write 30 s and sends it once', async () => {
    const server = fakeServer(silence);
    const ended = vi.fn();
    createDeposit(server.api, deposit).catch(ended);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ problem: { kind: 'timeout' } }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.requests).toHaveLength(1);
  });

  it('counts a body that stops half-way as silence', async () => {
    const half = () =>
      new Response(new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array([123])) }));
    expect(await outcome(createDeposit(fakeServer(half).api, deposit))).toMatchObject({
      problem: { kind: 'timeout' },
    });
  });

  it('ends the request itself at the time limit', async () => {
    const signals: AbortSignal[] = [];
    const server = fakeServer((request) => {
      signals.push(request.signal);
      return silence(request);
    });
    await outcome(createDeposit(server.api, deposit));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('leaves no timer behind after an answer', async () => {
    const server = fakeServer(jsonReply(answerExample('getAllBalance', 'balance')));
    await getGameMoney(server.api);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('leaving', () => {
  it('rejects with an AbortError, which is no problem', async () => {
    const server = fakeServer(silence);
    const leaving = new AbortController();
    const ended = outcome(getGameMoney(server.api, { signal: leaving.signal }));
    leaving.abort();
    expect(await ended).toMatchObject({ name: 'AbortError' });
    expect(server.problems).toEqual([]);
  });

  it('works in the pause before the retry', async () => {
    const server = fakeServer(noConnection);
    const leaving = new AbortController();
    const ended = getGameMoney(server.api, { signal: leaving.signal }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(500);
    leaving.abort();
    expect(await ended).toMatchObject({ name: 'AbortError' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.requests).toHaveLength(1);
  });

  it('sends nothing for someone who has already left', async () => {
    const server = fakeServer(silence);
    const signal = AbortSignal.abort('whatever');
    expect(await outcome(getGameMoney(server.api, { signal }))).toMatchObject({ name: 'AbortError' });
    expect(server.requests).toHaveLength(0);
  });
});

describe('what each request carries', () => {
  it('one language, by default the player’s', async () => {
    const server = fakeServer(jsonReply(answerExample('listPopularGames', 'games')), {
      getLanguage: () => 'msa',
    });
    await listPopularGames(server.api);
    expect(server.onlyRequest().url.search).toBe('?lang=msa&name=');
  });

  it('one language, where the platform fixes it', async () => {
    const server = fakeServer(jsonReply(answerExample('listDeposits', 'deposits')));
    await listDeposits(server.api, { page: 1 });
    expect(server.onlyRequest().url.searchParams.getAll('lang')).toEqual(['zh_cn']);
  });

  it('the currency and the empty provider of the balance', async () => {
    const server = fakeServer(jsonReply(answerExample('getAllBalance', 'balance')));
    await getGameMoney(server.api);
    expect(server.onlyRequest().url.search).toBe('?lang=pt&currency=BRL&platType=');
  });

  it('the stored token, never in the address', async () => {
    const server = fakeServer(jsonReply(member));
    await getMember(server.api);
    const { headers, url } = server.onlyRequest();
    expect(headers.get('Authorization')).toBe('Bearer token-1');
    expect(headers.get('Accept')).toBe('application/json');
    expect(url.href).toBe('https://api.example.com/api/auth/me?lang=pt');
  });

  it('no token where none is stored', async () => {
    const server = fakeServer(jsonReply(answerExample('login', 'loggedIn')), { getToken: () => null });
    await login(server.api, { name: 'rica', password: 'secret1', captchaKey: 'k', captcha: 'abcd' });
    expect(server.onlyRequest().headers.has('Authorization')).toBe(false);
  });

  it('the idempotency key, on money calls alone', async () => {
    const ordered = fakeServer(jsonReply(answerExample('createDeposit', 'ordered')));
    await createDeposit(ordered.api, deposit);
    expect(ordered.onlyRequest().headers.get('Idempotency-Key')).toBe('key-00000001');
    const launched = fakeServer(jsonReply(answerExample('launchGame', 'launched')));
    await launchGame(launched.api, { providerKey: 'mangue', code: 'tide-treasure' });
    expect(launched.onlyRequest().headers.has('Idempotency-Key')).toBe(false);
  });

  it('no idempotency key where the back end does not take it', async () => {
    const settings = { sendsIdempotencyKey: false };
    const ordered = fakeServer(jsonReply(answerExample('createDeposit', 'ordered')), settings);
    await createDeposit(ordered.api, deposit);
    expect(ordered.onlyRequest().headers.has('Idempotency-Key')).toBe(false);
  });
});
