import { crashTime, highestCashOut, timeOf } from '@fortuna/domain/fair-play/crash-flight.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { bookFaults } from '../strength/soundness.ts';
import { newcomer, type Player } from '../testing/player.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import { createClock } from '../world/clock.ts';
import { playableMoney } from '../world/game-money.ts';
import { issueToken } from '../world/tokens.ts';
import type { CrashState } from './crash-actions.ts';

const start = Date.parse('2026-05-13T15:00:00.000Z');

let sandbox: TestSandbox;
let player: Player;
let now = start;
beforeEach(async () => {
  now = start;
  sandbox = testSandbox({ clock: createClock(() => now) });
  player = newcomer(sandbox);
  await player.deposit(100);
});
afterEach(() => {
  expect(bookFaults(sandbox.world.db)).toEqual([]);
  sandbox.close();
});

function crashGame() {
  const game = catalogue().games.find(({ type, isOpen }) => type === 'crash' && isOpen);
  if (!game) throw new Error('no crash game is open');
  return game;
}

interface Reply {
  readonly status: number;
  readonly body: CrashState & { readonly message?: string; readonly token: string };
}

const send = async (path: string, body: object, token = '') =>
  (await sandbox.post(`/play/api/${path}`, { lang: 'en', ...body }, token)) as unknown as Reply;

/** A page of the game, as it opens on a device of the member. */
async function openPage(who = player) {
  const { providerKey, code } = crashGame();
  const { token } = issueToken(sandbox.world, who.id);
  const launch = { platType: providerKey, gameCode: code, currency: 'BRL' };
  const { body } = await sandbox.post('/api/day7/day7LoginV2', launch, token);
  const ticket = new URL(body.data?.url ?? '').searchParams.get('t');
  const opened = await send('session', { token: ticket });
  const call = (path: string, fields: object = {}) => send(`crash/${path}`, fields, opened.body.token);
  return { opened: opened.body, call };
}

/** In reais, wherever it is held: a launch brings it to the game. */
/** Wherever it is, once what the clock has ended is settled. */
const balance = async () => {
  await player.balances();
  return playableMoney(sandbox.world, player.id) / 100;
};
const records = async () =>
  (await sandbox.post('/api/game/record?lang=zh_cn', {}, issueToken(sandbox.world, player.id).token)).body
    .data?.data as unknown as ReadonlyArray<Record<string, unknown>>;

/** The flight that takes bets now, with where it will end, which only the database knows. */
async function nextFlight(page: Awaited<ReturnType<typeof openPage>>, least = 100, most = highestCashOut) {
  for (;;) {
    const { flight } = (await page.call('state')).body;
    const point = sandbox.world.db.get<{ point: number }>(
      `select point from flights where id = ${flight.id}`,
    ).point;
    if (flight.phase === 'betting' && point >= least && point <= most) return { ...flight, point };
    now = flight.takesOffAt + crashTime(point) + 4_000;
  }
}

const key = (name: string) => `bet-${name}-0001`;

test('everybody is on the same flight, whose end nobody is told before', async () => {
  const [one, other] = [await openPage(), await openPage(newcomer(sandbox))];
  const flight = await nextFlight(one, 200);
  const seen = (await other.call('state')).body.flight;
  expect(seen).toMatchObject({ id: flight.id, phase: 'betting', commitment: flight.commitment });
  now = flight.takesOffAt + 1_000;
  const flying = (await other.call('state')).body.flight;
  expect(flying).toMatchObject({ phase: 'flying', point: null, crashesAt: null, serverSeed: null });
  now = flight.takesOffAt + crashTime(flight.point);
  const over = (await other.call('state')).body;
  expect(over.flight).toMatchObject({ id: flight.id, phase: 'crashed', point: flight.point });
  expect(over.flight.serverSeed).toMatch(/^[0-9a-f]{64}$/);
  expect(over.past[0]).toBe(flight.point);
});

test('a bet is X while it is open; who gets out in time is paid what the clock says on arrival', async () => {
  const page = await openPage();
  const flight = await nextFlight(page, 250);
  const placed = await page.call('bet', { key: key('a'), stake: 1000, flight: flight.id });
  expect(placed.body.bet).toMatchObject({ state: 'open', stake: 1000 });
  expect(await balance()).toBe(90);
  expect((await records())[0]).toMatchObject({ status: 'X', betAmount: '10.00', netAmount: null });
  now = flight.takesOffAt + timeOf(200);
  const out = await page.call('cash-out', { flight: flight.id });
  expect(out.body.bet).toMatchObject({ state: 'out', cashedOut: 200, win: 2000 });
  expect(await balance()).toBe(110);
  expect((await records())[0]).toMatchObject({ status: 'COMPLETE', netAmount: '10.00' });
});

test('a second press, and the same bet again, change nothing', async () => {
  const page = await openPage();
  const flight = await nextFlight(page, 250);
  const bet = { key: key('a'), stake: 500, flight: flight.id };
  await page.call('bet', bet);
  expect((await page.call('bet', bet)).status).toBe(200);
  expect(await balance()).toBe(95);
  expect((await page.call('bet', { ...bet, key: key('b') })).body.message).toMatch(/already/);
  expect((await page.call('bet', { ...bet, stake: 1000 })).status).toBe(422);
  now = flight.takesOffAt + timeOf(150);
  await page.call('cash-out', { flight: flight.id });
  now += 500;
  const again = await page.call('cash-out', { flight: flight.id });
  expect(again.body.bet).toMatchObject({ state: 'out', cashedOut: 150 });
  expect(await balance()).toBe(102.5);
});

test('what arrives after the end is lost, and says so; before the start there is nothing to get out of', async () => {
  const page = await openPage();
  const flight = await nextFlight(page, 150);
  await page.call('bet', { key: key('a'), stake: 500, flight: flight.id });
  now = flight.takesOffAt;
  expect((await page.call('cash-out', { flight: flight.id })).body.message).toMatch(/only just begun/);
  now = flight.takesOffAt + crashTime(flight.point);
  const late = await page.call('cash-out', { flight: flight.id });
  expect(late).toMatchObject({ status: 409 });
  expect(late.body.message).toMatch(/^Too late: the flight had ended at/);
  expect((await page.call('state')).body.bet).toMatchObject({ state: 'lost', win: 0 });
  expect(await balance()).toBe(95);
});

test('a bet that arrives when the flight has taken off is not placed', async () => {
  const page = await openPage();
  const flight = await nextFlight(page);
  now = flight.takesOffAt;
  const late = await page.call('bet', { key: key('a'), stake: 500, flight: flight.id });
  expect(late).toMatchObject({ status: 409 });
  expect(await balance()).toBe(100);
  expect(await records()).toEqual([]);
});

test('a multiplier that was set is paid by the clock, with every page closed', async () => {
  const page = await openPage();
  const flight = await nextFlight(page, 300);
  await page.call('bet', { key: key('a'), stake: 1000, auto: 150, flight: flight.id });
  now = flight.takesOffAt + timeOf(150) - 1;
  expect(await balance()).toBe(90);
  now += 1;
  expect(await balance()).toBe(105);
});

test('a multiplier beyond the end brings nothing, the very last hundredth does', async () => {
  const page = await openPage();
  const flight = await nextFlight(page, 110, 5_000);
  await page.call('bet', { key: key('a'), stake: 1000, auto: flight.point + 1, flight: flight.id });
  const other = newcomer(sandbox);
  await other.deposit(100);
  const otherPage = await openPage(other);
  await otherPage.call('bet', { key: key('a'), stake: 1000, auto: flight.point, flight: flight.id });
  now = flight.takesOffAt + crashTime(flight.point);
  expect((await page.call('state')).body.bet).toMatchObject({ state: 'lost' });
  expect((await otherPage.call('state')).body.bet).toMatchObject({ state: 'out', cashedOut: flight.point });
});

test('another device, or the same one after a reload, has the same bet', async () => {
  const flight = await nextFlight(await openPage(), 200);
  const page = await openPage();
  await page.call('bet', { key: key('a'), stake: 500, auto: 180, flight: flight.id });
  now = flight.takesOffAt + 500;
  const { opened, call } = await openPage();
  expect(opened.bet).toMatchObject({ state: 'open', stake: 500, auto: 180 });
  now = flight.takesOffAt + timeOf(130);
  await call('cash-out', { flight: flight.id });
  expect((await page.call('state')).body.bet).toMatchObject({ state: 'out', cashedOut: 130 });
});

test.each([
  [{ auto: 100 }],
  [{ auto: 1.5 }],
  [{ auto: '200' }],
  [{ auto: highestCashOut + 1 }],
  [{ stake: 50 }],
  [{ stake: '500' }],
  [{ flight: 0 }],
  [{ key: 'x' }],
])('a bet with %j is no bet', async (odd) => {
  const page = await openPage();
  const flight = await nextFlight(page);
  const bet = { key: key('a'), stake: 500, flight: flight.id, ...odd };
  expect((await page.call('bet', bet)).status).toBe(422);
  expect(await balance()).toBe(100);
});

test('a clock that was turned back begins another flight', async () => {
  const page = await openPage();
  const flight = await nextFlight(page);
  now -= 3_600_000;
  const { flight: next } = (await page.call('state')).body;
  expect(next.id).not.toBe(flight.id);
  expect(next.phase).toBe('betting');
});

test('a bet that the desk voids is CANCEL, its stake returns once, and it is on the flight no more', async () => {
  const page = await openPage();
  const flight = await nextFlight(page, 300);
  const { body } = await page.call('bet', { key: key('a'), stake: 1000, auto: 150, flight: flight.id });
  now = flight.takesOffAt + 100;
  const round = body.bet?.round;
  expect((await sandbox.control('/void-bet', { round })).status).toBe(200);
  expect((await sandbox.control('/void-bet', { round })).status).toBe(409);
  expect(await balance()).toBe(100);
  expect((await records())[0]).toMatchObject({ status: 'CANCEL', netAmount: '0.00', validBetAmount: '0.00' });
  expect((await page.call('state')).body.bet).toMatchObject({ state: 'void', result: null });
  const out = await page.call('cash-out', { flight: flight.id });
  expect(out).toMatchObject({ status: 409, body: { message: expect.stringContaining('cancelled') } });
  now = flight.takesOffAt + crashTime(flight.point);
  expect((await page.call('state')).body.bet).toMatchObject({ state: 'void', win: 0 });
  expect(await balance()).toBe(100);
  expect((await player.balances()).ml_money).toBe(100);
});

test('a page that was away is told how its last bet has ended', async () => {
  const page = await openPage();
  const flight = await nextFlight(page, 300);
  const { body } = await page.call('bet', { key: key('a'), stake: 500, auto: 150, flight: flight.id });
  now = flight.takesOffAt + crashTime(flight.point) + 60_000;
  const { bet, lastBet } = (await page.call('state')).body;
  expect(bet).toBeNull();
  expect(lastBet).toMatchObject({ round: body.bet?.round, state: 'out', win: 750 });
});
