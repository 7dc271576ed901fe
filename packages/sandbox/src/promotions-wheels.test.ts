import { afterEach, expect, test } from 'vitest';
import { frozenClock, newcomer, type Player, seedPlayer, setClock } from './testing/player.ts';
import { type TestSandbox, testSandbox } from './testing/test-sandbox.ts';
import { checkLedger } from './world/ledger.ts';
import { wheelPrizes } from './world/promotions/wheel-prizes.ts';
import { cryptoRandom } from './world/random.ts';

let sandbox: TestSandbox;
/** Where the next draw of a thousand lands; other draws stay random. */
let place = 0;
function start(at = 0) {
  place = at;
  sandbox = testSandbox({
    clock: frozenClock(),
    random: (below) => (below === 1000 ? place : cryptoRandom(below)),
  });
  return sandbox;
}
afterEach(() => {
  expect(checkLedger(sandbox.world.db).total).toBe(0);
  sandbox.close();
});

const own = (player: Player) => ({ member_id: player.id });
const remaining = async (player: Player, check: 'checkDailyWheel' | 'checkLotteryWheel') =>
  (await player.call(check, own(player))).body.data.remainingspins;

test('no answer tells a chance', async () => {
  start();
  const girouma = seedPlayer(sandbox, 'girouma');
  const { body } = await girouma.call('checkDailyWheel', own(girouma));
  expect(Object.keys(body.data.prizes[0] ?? {}).sort()).toEqual(['icon', 'id', 'name', 'quantity', 'reward']);
});

test('girouma has one spin on each wheel, semgiro none', async () => {
  start();
  const girouma = seedPlayer(sandbox, 'girouma');
  const semgiro = seedPlayer(sandbox, 'semgiro');
  for (const check of ['checkDailyWheel', 'checkLotteryWheel'] as const) {
    expect(await remaining(girouma, check)).toBe(1);
    expect(await remaining(semgiro, check)).toBe(0);
  }
  for (const spin of ['spinDailyWheel', 'spinLotteryWheel'] as const) {
    expect((await semgiro.call(spin, own(semgiro))).body.message).toBe('No more roll remaining');
  }
});

test('a prize in money is credited with its turnover, and the spin is gone', async () => {
  start(999 - 338);
  const girouma = seedPlayer(sandbox, 'girouma');
  const { body } = await girouma.call('spinDailyWheel', own(girouma), 'spin-0001');
  expect(body).toMatchObject({
    remainingspins: 0,
    reward: 'cash',
    quantity: '50.00',
    data: { prize_id: 5, turnover_amount: '50.00', money: '250.00', ml_money: '50.00' },
  });
  expect((await girouma.call('spinDailyWheel', own(girouma), 'spin-0002')).body.status).toBe('error');
  const check = (await girouma.call('checkDailyWheel', own(girouma))).body.data;
  expect(check).toMatchObject({
    remainingspins: 0,
    next_spins_at: '2026-05-14 00:00:00',
    last_spin: { prize_id: 5, quantity: '50.00', idempotency_key: 'spin-0001' },
  });
  expect((await girouma.call('listCoverHistory')).body.data.data).toMatchObject([
    { source: 'dailywheel', money: '50.00', required_amount: '50.00' },
  ]);
});

test('fifty replays of a spin are one spin, fifty parallel ones take what is there', async () => {
  start();
  const player = newcomer(sandbox);
  await player.deposit(600);
  const times = Array.from({ length: 50 }, (_, index) => index);
  const replays = await Promise.all(
    times.map(() => player.call('spinLotteryWheel', own(player), 'replayed-spin')),
  );
  expect(new Set(replays.map(({ body }) => body.data.id)).size).toBe(1);
  expect(await remaining(player, 'checkLotteryWheel')).toBe(2);
  const parallel = await Promise.all(times.map(() => player.call('spinLotteryWheel', own(player))));
  expect(parallel.filter(({ body }) => body.status === 'success')).toHaveLength(2);
  expect(await player.balances()).toMatchObject({ money: 606 });
});

test('the daily spin lapses at midnight of the site and comes back with it', async () => {
  start(700);
  const player = newcomer(sandbox);
  await player.deposit(20);
  expect(await remaining(player, 'checkDailyWheel')).toBe(1);
  setClock(sandbox, '2026-05-14T02:59:59.000Z');
  await player.call('spinDailyWheel', own(player));
  // 700 is the field with one more spin: the free one is used, the won one is kept.
  expect(await remaining(player, 'checkDailyWheel')).toBe(1);
  setClock(sandbox, '2026-05-14T03:00:00.000Z');
  expect(await remaining(player, 'checkDailyWheel')).toBe(2);
  setClock(sandbox, '2026-05-25T15:00:00.000Z');
  expect(await remaining(player, 'checkDailyWheel')).toBe(1);
  expect((await player.call('checkDailyWheel', own(player))).body.data.next_spins_at).toBeNull();
});

test('points go to the score, nothing gives nothing', async () => {
  start(899);
  const player = newcomer(sandbox);
  await player.deposit(20);
  expect((await player.call('spinDailyWheel', own(player))).body).toMatchObject({
    reward: 'points',
    quantity: 20,
    data: { prize_id: 7, money: '20.00', turnover_amount: '0.00' },
  });
  expect(await player.balances()).toMatchObject({ score: 20, money: 20 });
  setClock(sandbox, '2026-05-15T15:00:00.000Z');
  place = 999;
  expect((await player.call('spinDailyWheel', own(player))).body).toMatchObject({
    reward: 'nothing',
    quantity: 0,
    data: { prize_id: 8, money: '20.00' },
  });
});

test('each whole 200 of a day gives a lottery spin, at most five a day, kept until used', async () => {
  start();
  const player = newcomer(sandbox);
  for (const reais of [150, 249.99]) await player.deposit(reais);
  expect(await remaining(player, 'checkLotteryWheel')).toBe(1);
  await player.deposit(5000);
  expect(await remaining(player, 'checkLotteryWheel')).toBe(5);
  setClock(sandbox, '2026-07-13T15:00:00.000Z');
  await player.deposit(400);
  expect(await remaining(player, 'checkLotteryWheel')).toBe(7);
});

test('parts of a lottery spin do not add up over the days', async () => {
  start();
  const player = newcomer(sandbox);
  await player.deposit(390);
  for (const day of ['13', '14', '15', '16']) {
    setClock(sandbox, `2026-07-${day}T15:00:00.000Z`);
    await player.deposit(150);
  }
  expect(await remaining(player, 'checkLotteryWheel')).toBe(1);
});

test('what is missing for the next spin is said, of both wheels', async () => {
  start(999);
  const player = newcomer(sandbox);
  const earning = async (check: 'checkDailyWheel' | 'checkLotteryWheel') =>
    (await player.call(check, own(player))).body.data.earning;
  expect(await earning('checkDailyWheel')).toEqual({
    recharge_amount: '20.00',
    days: 7,
    spins_per_day: 1,
    recharged_amount: '0.00',
    missing_amount: '20.00',
  });
  await player.deposit(350);
  expect(await earning('checkDailyWheel')).toMatchObject({
    recharged_amount: '20.00',
    missing_amount: null,
  });
  expect(await earning('checkLotteryWheel')).toMatchObject({
    recharged_amount: '150.00',
    missing_amount: '50.00',
  });
  await player.deposit(900);
  expect(await earning('checkLotteryWheel')).toMatchObject({
    recharged_amount: '200.00',
    missing_amount: null,
  });
  setClock(sandbox, '2026-05-14T03:00:00.000Z');
  expect(await earning('checkLotteryWheel')).toMatchObject({
    recharged_amount: '0.00',
    missing_amount: '200.00',
  });
});

test('guests see the prizes and no spins; who takes no part is told why; a name needs its login', async () => {
  start();
  const guest = (await sandbox.post('/api/dailywheel/check', {})).body;
  expect(guest.data).toMatchObject({
    prizes: wheelPrizes.daily.map(({ id }) => ({ id })),
    remainingspins: 0,
    next_spins_at: null,
    last_spin: null,
    closed_reason: null,
    earning: { missing_amount: '20.00' },
  });
  const demo = seedPlayer(sandbox, 'demo');
  expect((await demo.call('checkDailyWheel', own(demo))).body.data).toMatchObject({
    remainingspins: 0,
    closed_reason: "You're not eligible for this reward",
  });
  expect((await sandbox.post('/api/dailywheel/check', own(demo))).status).toBe(401);
});
