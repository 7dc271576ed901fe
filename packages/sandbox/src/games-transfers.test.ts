import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { catalogue } from './catalogue/catalogue.ts';
import { isPlayable } from './engines/playable.ts';
import { bookFaults } from './strength/soundness.ts';
import { keyHeader, type TestSandbox, testSandbox, withdrawalOf } from './testing/test-sandbox.ts';
import { closedProviders } from './world/game-accounts.ts';

const playable = catalogue().games.filter((game) => game.isOpen && isPlayable(game));
const [one] = playable;
if (!one) throw new Error('No game is open');
const other = playable.find(({ providerKey }) => providerKey !== one.providerKey);
if (!other) throw new Error('The catalogue has no two providers');

const hour = 3_600_000;

let sandbox: TestSandbox;
let token: string;
beforeEach(async () => {
  sandbox = testSandbox();
  token = await sandbox.session('rica');
});
afterEach(() => {
  expect(bookFaults(sandbox.world.db)).toEqual([]);
  sandbox.close();
});

const byHand = () => sandbox.post('/api/auth/info/update', { is_trans_on: 0 }, token);
const move = async (way: 'In' | 'Out' | 'AllOut', body: object = {}, key?: string) =>
  (await sandbox.post(`/api/day7/transfer${way}?lang=en`, body, token, keyHeader(key))).body;
const at = (game = one) => ({ platType: game.providerKey });

const launch = async ({ providerKey: platType, code: gameCode } = one): Promise<string> => {
  const reply = await sandbox.post('/api/day7/day7LoginV2', { platType, gameCode, currency: 'BRL' }, token);
  const ticket = new URL(reply.body.data?.url ?? '').searchParams.get('t');
  return (await sandbox.post('/play/api/session', { token: ticket })).body.token ?? '';
};

let rounds = 0;
async function spin(play: string) {
  return (await sandbox.post('/play/api/slot/spin', { key: `transfer-${rounds++}`, stake: 100 }, play)).body;
}

/** Of the wallet, and what providers hold, in centavos. */
async function money(): Promise<{ wallet: number; held: Record<string, number> }> {
  const body = (await sandbox.get('/api/day7/getAllBalance?currency=BRL&platType=', token))
    .body as unknown as {
    data: { money: string; balances: { platType: string; balance: string }[] };
  };
  const cents = (text: string) => Math.round(Number(text) * 100);
  const held = body.data.balances.filter(({ balance }) => balance !== '0.00');
  return {
    wallet: cents(body.data.money),
    held: Object.fromEntries(held.map(({ platType, balance }) => [platType, cents(balance)])),
  };
}

test('by hand, money goes in and comes back, in part and all at once', async () => {
  await byHand();
  expect(await move('In', { ...at(), money: 100 })).toMatchObject({
    status: 'success',
    data: { kind: 'in', platType: one.providerKey, money: '100.00', is_auto: 0 },
  });
  await move('In', { ...at(other), money: 50 });
  expect(await money()).toEqual({
    wallet: 24_850_00,
    held: { [one.providerKey]: 100_00, [other.providerKey]: 50_00 },
  });
  await move('Out', { ...at(), money: 30.5 });
  expect((await money()).held).toMatchObject({ [one.providerKey]: 69_50 });
  await move('Out', at());
  expect(await move('AllOut')).toMatchObject({ data: { kind: 'all_out', platType: null, money: '50.00' } });
  expect(await money()).toEqual({ wallet: 25_000_00, held: {} });
});

test('what is not there is not moved, and the server says why', async () => {
  await byHand();
  for (const [reply, message] of [
    [await move('In', { ...at(), money: 25_000.01 }), /balance is not sufficient/],
    [await move('Out', at()), /No provider of games holds/],
    [await move('AllOut'), /No provider of games holds/],
  ] as const)
    expect(reply).toMatchObject({ status: 'error', message: expect.stringMatching(message) });
  await move('In', { ...at(), money: 1 });
  expect(await move('Out', { ...at(), money: 1.01 })).toMatchObject({ status: 'error' });
  const unknown = await sandbox.post('/api/day7/transferIn', { platType: 'nobody' }, token);
  expect(unknown.status).toBe(404);
  const [shut = ''] = closedProviders;
  token = await sandbox.session('sempin');
  const closed = await move('In', { platType: shut, money: 1 });
  token = await sandbox.session('rica');
  expect(closed).toMatchObject({ status: 'error', message: expect.stringContaining('not opening') });
  expect(await money()).toMatchObject({ wallet: 24_999_00 });
});

test('a key moves money once, whatever is repeated, and is found in the list', async () => {
  await byHand();
  const body = { ...at(), money: 10 };
  const replies = await Promise.all(Array.from({ length: 20 }, () => move('In', body, 'transfer-key-1')));
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  expect(await money()).toMatchObject({ wallet: 24_990_00 });
  const list = (await sandbox.get('/api/day7/transfers', token)).body.data?.data;
  expect(list).toMatchObject([{ idempotency_key: 'transfer-key-1', kind: 'in', money: '10.00' }]);
});

test('a stake is taken from what the provider of the game holds, and from nothing else', async () => {
  await byHand();
  const play = await launch();
  expect(await spin(play)).toMatchObject({ status: 'error' });
  await move('In', { ...at(other), money: 5 });
  expect(await spin(play)).toMatchObject({ status: 'error' });
  await move('In', { ...at(), money: 5 });
  const round = await spin(play);
  expect(round.balance).toBe(5_00 - 1_00 + (round.win ?? 0));
  expect(await money()).toMatchObject({ wallet: 24_990_00, held: { [one.providerKey]: round.balance } });
});

test('by itself, a launch brings everything to its provider, another launch to the next', async () => {
  await launch();
  expect(await money()).toEqual({ wallet: 0, held: { [one.providerKey]: 25_000_00 } });
  await launch(other);
  expect(await money()).toEqual({ wallet: 0, held: { [other.providerKey]: 25_000_00 } });
  const list = (await sandbox.get('/api/day7/transfers', token)).body.data?.data ?? [];
  expect(list.map(({ kind }) => kind)).toEqual(['in', 'all_out', 'in']);
});

test('a launch that is refused moves nothing', async () => {
  const closed = catalogue().games.find((game) => !game.isOpen && isPlayable(game));
  const { providerKey: platType = '', code: gameCode = '' } = closed ?? {};
  const reply = await sandbox.post('/api/day7/day7LoginV2', { platType, gameCode, currency: 'BRL' }, token);
  expect(reply.body.status).toBe('error');
  expect(await money()).toEqual({ wallet: 25_000_00, held: {} });
});

const ends: Record<string, () => Promise<unknown>> = {
  logout: async () => {
    await sandbox.post('/api/auth/logout', {}, token);
    token = await sandbox.session('rica');
  },
  'the end of its ticket': async () => {
    sandbox.world.clock.set(sandbox.world.clock.now() + 2 * hour + 1);
    token = await sandbox.session('rica');
  },
  'a forced end': async () => {
    await sandbox.control('/force-offline', { member: 'rica' });
    token = await sandbox.session('rica');
  },
};

test.each(Object.keys(ends))('the money of a game comes back with %s', async (name) => {
  const round = await spin(await launch());
  await ends[name]?.();
  const { balances } = (await sandbox.control('/ledger')).body;
  if (name === 'the end of its ticket') await sandbox.post('/api/auth/me', {}, token);
  else expect(balances?.['member:1:wallet']).toBe(round.balance);
  const after = (await sandbox.control('/ledger')).body.balances;
  expect(after).toMatchObject({ 'member:1:wallet': round.balance, [`member:1:game:${one.providerKey}`]: 0 });
});

test('a game that nobody has touched for a quarter of an hour is left; a round brings the money back to it', async () => {
  const play = await launch();
  const first = await spin(play);
  sandbox.world.clock.set(sandbox.world.clock.now() + hour / 4 - 60_000);
  expect((await money()).wallet).toBe(0);
  sandbox.world.clock.set(sandbox.world.clock.now() + 120_000);
  expect(await money()).toEqual({ wallet: first.balance, held: {} });
  const second = await spin(play);
  expect(second.balance).toBe((first.balance ?? 0) - 100 + (second.win ?? 0));
  expect(await money()).toEqual({ wallet: 0, held: { [one.providerKey]: second.balance } });
});

test('by hand, it stays where it is until it is brought back', async () => {
  await byHand();
  await move('In', { ...at(), money: 20 });
  await ends.logout?.();
  expect(await money()).toMatchObject({ wallet: 24_980_00, held: { [one.providerKey]: 20_00 } });
});

test('a withdrawal takes what the wallet has, and by itself what comes back to it', async () => {
  await byHand();
  await move('In', { ...at(), money: 24_980 });
  const rules = async () =>
    (await sandbox.get('/api/ordercenter/fee', token)).body.data as { game_money?: string };
  expect((await rules()).game_money).toBe('24980.00');
  expect((await sandbox.post('/api/drawing', withdrawalOf(50), token)).body.status).toBe('error');
  await sandbox.post('/api/auth/info/update', { is_trans_on: 1 }, token);
  await launch();
  const wrong = await sandbox.post('/api/drawing', withdrawalOf(50, { qk_pwd: '999999' }), token);
  expect(wrong.body.status).toBe('error');
  expect(await money()).toMatchObject({ wallet: 0 });
  expect((await sandbox.post('/api/drawing', withdrawalOf(50), token)).body.status).toBe('success');
  expect(await money()).toEqual({ wallet: 24_950_00, held: {} });
});

test('moving money to a provider and back frees no bonus', async () => {
  token = await sandbox.session('nova');
  const order = await sandbox.post(
    '/api/recharge/online',
    { money: 100, payment_desc: 'PIX Brisa', payment_id: 11, payment_type: 'online_pix' },
    token,
  );
  await sandbox.control('/provider-notify', { bill_no: order.body.data?.bill_no, status: 'success' });
  await sandbox.post('/api/ftd/claim', { name: 'nova', site: 'fortuna' }, token);
  const bonus = async () =>
    ((await sandbox.get('/api/ordercenter/fee', token)).body.data as { bonus_money?: string }).bonus_money;
  const before = await bonus();
  expect(Number(before)).toBeGreaterThan(0);
  await byHand();
  await move('In', { ...at(), money: 60 });
  expect(await bonus()).toBe(before);
  const play = await launch();
  const round = await spin(play);
  expect(Number(await bonus())).toBeCloseTo(Math.max(0, Number(before) + ((round.win ?? 0) - 100) / 100), 2);
});

const step = fc.record({
  way: fc.constantFrom('In' as const, 'Out' as const, 'AllOut' as const, 'launch' as const, 'spin' as const),
  game: fc.constantFrom(one, other),
  money: fc.option(fc.integer({ min: 1, max: 90_000 }), { nil: undefined }),
  isAutomatic: fc.boolean(),
  key: fc.constantFrom('race-key-1', 'race-key-2', undefined),
});

test('whatever is asked for at once, in whatever order, the books are sound and nothing is lost', {
  timeout: 60_000,
}, async () => {
  let play = '';
  const total = async () => {
    const { wallet, held } = await money();
    return Object.values(held).reduce((sum, amount) => sum + amount, wallet);
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 15 }), async (steps) => {
      const before = await total();
      let played = 0;
      await Promise.all(
        steps.map(async ({ way, game, money: cents, isAutomatic, key }) => {
          if (way === 'launch') {
            await sandbox.post('/api/auth/info/update', { is_trans_on: Number(isAutomatic) }, token);
            play = await launch(game);
          } else if (way === 'spin') {
            const round = await spin(play);
            if (round.balance !== undefined) played += (round.win ?? 0) - 100;
          } else if (way === 'AllOut') await move('AllOut', {}, key && `${key}-all`);
          else await move(way, { ...at(game), ...(cents && { money: cents / 100 }) }, undefined);
        }),
      );
      expect(await total()).toBe(before + played);
      expect(bookFaults(sandbox.world.db)).toEqual([]);
    }),
    { numRuns: 20 },
  );
});

test('the totals of the money log count what is staked and won at providers, and not the way there and back', async () => {
  const log = async (body: object = {}) => (await sandbox.post('/api/moneylog', body, token)).body;
  const cents = (text: string | undefined) => Math.round(Number(text) * 100);
  const before = await log();
  const round = await spin(await launch());
  await move('AllOut');
  const after = await log();
  const grown = (name: 'sum_in' | 'sum_out') =>
    cents(after.statistic?.[name]) - cents(before.statistic?.[name]);
  expect({ came: grown('sum_in'), left: grown('sum_out') }).toEqual({ came: round.win ?? 0, left: 1_00 });
  const types = new Map(
    after.statistic?.sum_types?.map(({ operate_type, sum_money }) => [operate_type, cents(sum_money)]),
  );
  expect([...types.keys()].filter((type) => type.startsWith('transfer'))).toEqual([]);
  const all = [...types.values()].reduce((sum, amount) => sum + amount, 0);
  expect(all).toBe((await money()).wallet);
  // They are rows all the same, with totals of their own.
  expect(after.data?.total).toBe((before.data?.total ?? 0) + 2);
  const moved = await log({ operate_type: 'transfer_out' });
  expect(moved).toMatchObject({ data: { total: 1 }, statistic: { sum_in: '0.00', sum_out: '25000.00' } });
});
