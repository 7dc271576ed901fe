import { desc } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { frozenClock, seedPlayer } from '../testing/player.ts';
import { origin, testSandbox } from '../testing/test-sandbox.ts';
import { commitmentTo } from '../world/fairness.ts';
import { playableMoney } from '../world/game-money.ts';
import { checkLedger } from '../world/ledger.ts';
import { rounds } from '../world/schema.ts';
import { liveTables } from './live-tables.ts';
import { momentAt, settlesAt, startOf } from './table-clock.ts';
import { orderTable } from './table-orders.ts';
import { pocketOfRound, seedsOfRound } from './table-rounds.ts';
import type { TableStanding } from './table-standing.ts';

const sandbox = testSandbox({ clock: frozenClock() });
afterAll(() => sandbox.close());
const { world } = sandbox;
const rica = seedPlayer(sandbox, 'rica');
const [table] = liveTables;
if (!table) throw new Error('no table');
const game = catalogue().findById(table.gameId);
if (!game) throw new Error('no game');

let round = momentAt(table, world.clock.now()).round;
const at = (passed: number) => world.clock.set(startOf(table, round) + passed);

/** Each test has a round of its own, which has just begun. */
beforeEach(() => {
  round += 1;
  at(1_000);
});

async function sitDown(member = 'rica') {
  const access = await sandbox.session(member);
  const launch = await sandbox.post(
    '/api/day7/day7LoginV2',
    { platType: game?.providerKey, gameCode: game?.code, currency: 'BRL' },
    access,
  );
  const url = launch.body.data?.url;
  if (url === undefined)
    return { refused: launch.body.message ?? '', access, token: '', table: {} as Partial<TableStanding> };
  const session = await sandbox.post('/play/api/session', { token: new URL(url).searchParams.get('t') });
  const { token = '' } = session.body;
  return { refused: '', access, token, table: session.body as Partial<TableStanding> };
}

let keys = 0;
const newKey = () => `key-of-a-bet-${keys++}`;
const chips = (spot: string, amount = 100) => [{ spot, amount }];

async function call(token: string, action: 'bet' | 'take-back', body: object) {
  const { status, body: answer } = await sandbox.post(
    `/play/api/live-roulette/${action}`,
    { lang: 'en', ...body },
    token,
  );
  return { ...(answer as Partial<TableStanding>), status, message: answer.message };
}

const wallet = () => playableMoney(world, rica.id);

test('the tables are told to everybody, one of them resting', async () => {
  const { data } = (await rica.call('listLiveTables')).body;
  expect(data).toHaveLength(liveTables.length);
  expect(data[0]).toMatchObject({
    game: { game_code: 'atlantic-roulette', is_playable: 1 },
    state: 'open',
    seconds_left: 19,
    players: 0,
  });
  expect(data[0]?.last_numbers).toHaveLength(12);
  expect(data.at(-1)).toMatchObject({ state: 'offline', seconds_left: null, last_numbers: [] });
  at(table.pace.betting);
  expect((await rica.call('listLiveTables')).body.data[0]).toMatchObject({
    state: 'closed',
    seconds_left: 15,
  });
});

test('a bet leaves the wallet, is open until the ball lies, and is paid then', async () => {
  const { token } = await sitDown();
  const before = wallet();
  const number = pocketOfRound(world, table, round);
  const placed = await call(token, 'bet', { key: newKey(), round, bets: chips(`straight-${number}`) });
  expect(placed).toMatchObject({
    status: 200,
    phase: 'betting',
    number: null,
    bets: chips(`straight-${number}`),
  });
  expect(wallet()).toBe(before - 100);
  const record = () => world.db.select().from(rounds).orderBy(desc(rounds.id)).get();
  expect(record()).toMatchObject({ status: 'open', stake: 100, settledAt: null });
  at(table.pace.betting);
  const standing = (await sitDown()).table;
  expect(standing).toMatchObject({ phase: 'spin', number, bets: chips(`straight-${number}`) });
  expect(wallet()).toBe(before - 100);
  world.clock.set(settlesAt(table, round));
  expect((await sitDown()).table).toMatchObject({
    phase: 'result',
    number,
    played: [{ round, number, stake: 100, win: 3_600 }],
  });
  expect(wallet()).toBe(before + 3_500);
  expect(record()).toMatchObject({ status: 'settled', win: 3_600, settledAt: settlesAt(table, round) });
  expect(checkLedger(world.db)).toMatchObject({ total: 0, unbalancedTransactions: 0 });
});

test('the seed is shown only as a fingerprint before, and is the one that decides', async () => {
  const standing = (await sitDown()).table;
  const { serverSeed, nonce } = seedsOfRound(world, table, round);
  expect(standing?.next).toEqual({ commitment: commitmentTo(serverSeed), nonce });
  expect(JSON.stringify(standing)).not.toContain(serverSeed);
});

test('a late bet is refused in words, and nothing is taken', async () => {
  const { token } = await sitDown();
  const before = wallet();
  at(table.pace.betting);
  const late = await call(token, 'bet', { key: newKey(), round, bets: chips('red') });
  expect(late).toMatchObject({ status: 409, message: 'The bets of this round are closed.' });
  round += 1;
  at(0);
  const ofAnother = await call(token, 'bet', { key: newKey(), round: round - 1, bets: chips('red') });
  expect(ofAnother.status).toBe(409);
  expect(wallet()).toBe(before);
});

test('the same key places once, even when it is heard again after bets have closed', async () => {
  const { token } = await sitDown();
  const before = wallet();
  const body = { key: newKey(), round, bets: chips('red', 500) };
  await Promise.all([call(token, 'bet', body), call(token, 'bet', body)]);
  at(table.pace.betting + 1);
  expect(await call(token, 'bet', body)).toMatchObject({ status: 200, keys: [body.key] });
  expect(wallet()).toBe(before - 500);
  expect((await call(token, 'bet', { ...body, bets: chips('red', 600) })).status).toBe(422);
});

test('bets are taken back while betting is open, and not after', async () => {
  const { token } = await sitDown();
  const before = wallet();
  await call(token, 'bet', { key: newKey(), round, bets: chips('even') });
  await call(token, 'bet', { key: newKey(), round, bets: chips('dozen-2', 300) });
  expect(wallet()).toBe(before - 400);
  expect(await call(token, 'take-back', { round })).toMatchObject({ status: 200, bets: [], keys: [] });
  expect(wallet()).toBe(before);
  await call(token, 'bet', { key: newKey(), round, bets: chips('even') });
  at(table.pace.betting);
  expect((await call(token, 'take-back', { round })).status).toBe(409);
  expect(wallet()).toBe(before - 100);
});

test('another device sees the same bets, and both of them make one player', async () => {
  const phone = await sitDown();
  await call(phone.token, 'bet', { key: newKey(), round, bets: chips('low') });
  const desktop = await sitDown();
  expect(desktop.table?.bets).toEqual(chips('low'));
  await call(desktop.token, 'bet', { key: newKey(), round, bets: chips('low', 50) });
  expect((await sitDown()).table?.bets).toEqual(chips('low', 150));
});

test.each([
  ['nothing', []],
  ['a place that no cloth has', chips('straight-37')],
  ['less than a chip', chips('red', 49)],
  ['half a centavo', chips('red', 50.5)],
  ['less than nothing', chips('red', -100)],
  ['a text', [{ spot: 'red', amount: '100' }]],
  ['a place twice', [...chips('red'), ...chips('red')]],
  ['no list', { spot: 'red', amount: 100 }],
])('bets that are %s are refused', async (_, bets) => {
  const { token } = await sitDown();
  expect((await call(token, 'bet', { key: newKey(), round, bets })).status).toBe(422);
});

test('a round takes no more of a player than the table’s limit', async () => {
  const { token } = await sitDown();
  expect((await call(token, 'bet', { key: newKey(), round, bets: chips('red', 150_000) })).status).toBe(200);
  const above = await call(token, 'bet', { key: newKey(), round, bets: chips('black', 50_001) });
  expect(above).toMatchObject({ status: 409, message: 'The bet is above the table’s limit for a round.' });
});

test('a table that goes offline gives the bets back, and takes nobody', async () => {
  const { token } = await sitDown();
  const before = wallet();
  await call(token, 'bet', { key: newKey(), round, bets: chips('red') });
  orderTable(world, table, 'offline');
  expect(wallet()).toBe(before);
  expect(await call(token, 'bet', { key: newKey(), round, bets: chips('red') })).toMatchObject({
    status: 409,
  });
  expect((await sitDown()).refused).toContain('fora do ar');
  expect((await rica.call('listLiveTables')).body.data[0]).toMatchObject({ state: 'offline' });
  orderTable(world, table, 'full');
  expect((await sitDown()).refused).toContain('cheia');
  orderTable(world, table, 'open');
  expect((await sitDown()).refused).toBe('');
});

/** The next events of a table's stream, as `[name, data]`. */
function eventsOf(response: Response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  return {
    next: async (): Promise<[string, TableStanding]> => {
      for (;;) {
        const end = rest.indexOf('\n\n');
        if (end >= 0) {
          const block = rest.slice(0, end);
          rest = rest.slice(end + 2);
          const [, name = ''] = /^event: (.*)$/m.exec(block) ?? [];
          const [, data = ''] = /^data: (.*)$/m.exec(block) ?? [];
          if (name !== '') return [name, JSON.parse(data || '{}')];
        } else {
          const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
          if (done) return ['closed', {} as TableStanding];
          rest += value;
        }
      }
    },
    close: () => reader?.cancel(),
  };
}

const listen = async (token: string) =>
  eventsOf(
    await sandbox.fetch(
      new Request(`${origin}/play/api/live-roulette/stream?lang=en`, {
        headers: { authorization: `Bearer ${token}` },
      }),
    ),
  );

test('the stream tells how the table stands, counts who listens, and follows the clock', async () => {
  const { token } = await sitDown();
  const events = await listen(token);
  expect(await events.next()).toMatchObject(['state', { round, phase: 'betting', players: 1 }]);
  expect((await rica.call('listLiveTables')).body.data[0]?.players).toBe(1);
  at(table.pace.betting);
  expect(await events.next()).toMatchObject(['state', { round, phase: 'spin' }]);
  await events.close();
  await expect.poll(async () => (await rica.call('listLiveTables')).body.data[0]?.players).toBe(0);
});

test('who comes back is in the running round, and finds what was missed', async () => {
  const { token } = await sitDown();
  const events = await listen(token);
  await events.next();
  await call(token, 'bet', { key: newKey(), round, bets: chips('red') });
  await events.close();
  const missed = round;
  round += 3;
  at(2_000);
  const again = await listen(token);
  const [, standing] = await again.next();
  expect(standing).toMatchObject({ round, phase: 'betting', bets: [] });
  expect(standing.played.at(-1)).toMatchObject({ round: missed, stake: 100 });
  await again.close();
});

test('a session has one stream, and it ends with the login', async () => {
  const { token, access } = await sitDown();
  const first = await listen(token);
  await first.next();
  const second = await listen(token);
  expect(await first.next()).toMatchObject(['closed', {}]);
  expect(await second.next()).toMatchObject(['state', { players: 1 }]);
  await sandbox.post('/api/auth/logout', {}, access);
  expect((await second.next())[0]).toBe('ended');
  expect(await second.next()).toMatchObject(['closed', {}]);
});

test('the seats of a small table are taken by those who sit there', async () => {
  const { token } = await sitDown();
  const events = await listen(token);
  await events.next();
  orderTable(world, table, 'full');
  expect((await sitDown('nova')).refused).toContain('cheia');
  expect((await sitDown('rica')).refused).toBe('');
  expect((await call(token, 'bet', { key: newKey(), round, bets: chips('red') })).status).toBe(200);
  orderTable(world, table, 'open');
  await events.close();
});
