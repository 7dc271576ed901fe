import { afterAll, beforeEach, expect, test } from 'vitest';
import { frozenClock, newcomer, type Player, setClock, wednesdayNoon } from './testing/player.ts';
import { testSandbox } from './testing/test-sandbox.ts';
import { inTransaction } from './world/database.ts';
import { checkLedger, holdOf, post, walletOf } from './world/ledger.ts';
import { tierReward } from './world/promotions/activities/recharge-tiers.ts';
import { addTotals } from './world/promotions/standing.ts';

const sandbox = testSandbox({ clock: frozenClock() });
beforeEach(() => setClock(sandbox, wednesdayNoon));
afterAll(() => {
  expect(checkLedger(sandbox.world.db)).toEqual({
    total: 0,
    unbalancedTransactions: 0,
    accountsBelowZero: [],
  });
  sandbox.close();
});

const claim = async (player: Player, code: string, tierId?: number) =>
  (await player.call('claimActivity', { code, tier_id: tierId })).body;

async function activity(player: Player, code: string) {
  const [found] = (await player.call('listActivities', { code })).body.data;
  if (!found) throw new Error(`no activity ${code}`);
  return found;
}

test.each([
  [999.99, null, null],
  [1_000, 5_000, 1],
  [3_000, 22_500, 1],
  [5_000, 50_000, 1],
  [5_000.5, 50_005, 1],
  [5_001, 50_010, 2],
  [15_000, 225_000, 2],
  [30_000, 540_000, 3],
  [60_000, 1_200_000, 4],
  [60_001, 1_200_020, 5],
  [100_000, 2_000_000, 5],
  [250_000, 2_000_000, 5],
])('a month of %d reais earns %s centavos in tier %s', (reais, reward, tierId) => {
  const earned = tierReward(Math.round(reais * 100));
  expect(earned?.reward ?? null).toBe(reward);
  expect(earned?.tierId ?? null).toBe(tierId);
});

test("the tier of last month's recharges is paid from the 1st to the 7th, once", async () => {
  const player = newcomer(sandbox);
  await player.deposit(2000);
  await player.deposit(1000);
  expect((await activity(player, 'recharge')).state).toMatchObject({
    status: 'locked',
    progress: '3000.00',
    next: '5001.00',
    reward_amount: '225.00',
  });
  expect((await claim(player, 'recharge')).status).toBe('error');
  setClock(sandbox, '2026-06-01T03:00:00.000Z');
  const open = await activity(player, 'recharge');
  expect(open.state).toMatchObject({ status: 'open', event_ended_at: '2026-06-07 23:59:59' });
  expect(open.tiers.map(({ state }) => state)).toEqual(['open', 'locked', 'locked', 'locked', 'locked']);
  expect(await claim(player, 'recharge')).toMatchObject({
    data: { reward_amount: '225.00', turnover_amount: '15000.00', money: '3225.00', ml_money: '18000.00' },
  });
  expect((await claim(player, 'recharge')).message).toBe('This reward has already been claimed');
  expect((await activity(player, 'recharge')).tiers[0]?.state).toBe('claimed');
});

test('after the 7th the tier is gone', async () => {
  const player = newcomer(sandbox);
  await player.deposit(3000);
  setClock(sandbox, '2026-06-08T03:00:00.000Z');
  expect((await claim(player, 'recharge')).status).toBe('error');
});

test('the first deposit is doubled up to 1,500, for seven days', async () => {
  const small = newcomer(sandbox);
  const large = newcomer(sandbox);
  await small.deposit(20);
  await large.deposit(2000);
  await large.deposit(2000);
  expect((await claim(small, 'super')).data).toMatchObject({
    reward_amount: '20.00',
    turnover_amount: '100.00',
  });
  expect((await claim(large, 'super')).data).toMatchObject({
    reward_amount: '1500.00',
    turnover_amount: '7500.00',
    money: '5500.00',
  });
  expect((await claim(large, 'super')).status).toBe('error');
});

test("chests open at the day's bets, each once a day", async () => {
  const player = newcomer(sandbox);
  await player.deposit(6000);
  player.bet(5000);
  expect((await claim(player, 'treasure', 3)).status).toBe('error');
  expect((await claim(player, 'treasure', 1)).data.reward_amount).toBe('5.00');
  expect((await claim(player, 'treasure', 2)).data).toMatchObject({
    reward_amount: '30.00',
    money: '1035.00',
  });
  expect((await claim(player, 'treasure', 2)).message).toBe('This reward has already been claimed');
  expect((await activity(player, 'treasure')).tiers.map(({ state }) => state)).toEqual([
    'claimed',
    'claimed',
    'locked',
  ]);
  setClock(sandbox, '2026-05-14T03:00:00.000Z');
  expect((await claim(player, 'treasure', 1)).status).toBe('error');
});

test('one amount a rain for those who recharged lately', async () => {
  const player = newcomer(sandbox);
  expect((await claim(player, 'mysterious')).status).toBe('error');
  await player.deposit(20);
  expect((await activity(player, 'mysterious')).state).toMatchObject({
    status: 'open',
    reward_amount: null,
    event_ended_at: '2026-05-13 14:59:59',
  });
  const caught = (await claim(player, 'mysterious')).data;
  expect(['0.50', '1.00', '2.00', '5.00', '20.00']).toContain(caught.reward_amount);
  expect(caught.turnover_amount).toBe(caught.reward_amount);
  expect((await claim(player, 'mysterious')).message).toBe('This reward has already been claimed');
  setClock(sandbox, '2026-05-13T18:00:00.000Z');
  expect((await claim(player, 'mysterious')).status).toBe('success');
  setClock(sandbox, '2026-05-14T02:00:00.000Z');
  expect((await activity(player, 'mysterious')).state?.event_ended_at).toBe('2026-05-13 23:59:59');
});

test('money that waits for a review is not gone, so it needs no rescue', async () => {
  const player = newcomer(sandbox);
  await player.deposit(5_000);
  const { world } = sandbox;
  const moves = [{ from: walletOf(player.id), to: holdOf(player.id), amount: 4_999_00 }] as const;
  inTransaction(world.db, () => post(world, 'withdrawal', 'W-held', moves));
  expect((await claim(player, 'rescue')).status).toBe('error');
  const back = [{ from: holdOf(player.id), to: walletOf(player.id), amount: 4_999_00 }] as const;
  inTransaction(world.db, () => post(world, 'withdrawal-rejected', 'W-held', back));
  player.bet(4_999);
  expect((await claim(player, 'rescue')).data).toMatchObject({ reward_amount: '100.00' });
});

test("an empty balance gets 2 % of the day's recharges, once a day", async () => {
  const player = newcomer(sandbox);
  await player.deposit(150);
  expect((await claim(player, 'rescue')).status).toBe('error');
  player.bet(145);
  expect((await claim(player, 'rescue')).status).toBe('error');
  player.bet(1);
  expect((await claim(player, 'rescue')).data).toMatchObject({ reward_amount: '3.00', money: '7.00' });
  player.bet(7);
  expect((await claim(player, 'rescue')).message).toBe('This reward has already been claimed');
});

test("last week's net loss is compensated until Sunday", async () => {
  const player = newcomer(sandbox);
  await player.deposit(6000);
  player.bet(5000);
  expect((await activity(player, 'weekly-Compensation')).state).toMatchObject({
    status: 'locked',
    progress: '5000.00',
    days: [
      { day: '2026-05-11', amount: '0.00' },
      { day: '2026-05-12', amount: '0.00' },
      { day: '2026-05-13', amount: '5000.00' },
    ],
  });
  setClock(sandbox, '2026-05-18T03:00:00.000Z');
  const over = (await activity(player, 'weekly-Compensation')).state;
  expect(over).toMatchObject({
    status: 'open',
    reward_amount: '150.00',
    event_ended_at: '2026-05-24 23:59:59',
  });
  expect(over?.days?.map(({ day }) => day)).toEqual(
    Array.from({ length: 7 }, (_, index) => `2026-05-${11 + index}`),
  );
  expect((await claim(player, 'weekly-Compensation')).data).toMatchObject({
    reward_amount: '150.00',
    turnover_amount: '150.00',
  });
  expect((await claim(player, 'weekly-Compensation')).status).toBe('error');
});

test('three invited members within a month attract 30', async () => {
  const inviter = newcomer(sandbox);
  for (let count = 0; count < 3; count++) {
    expect((await claim(inviter, 'magnet', 1)).status).toBe('error');
    await newcomer(sandbox, { topId: inviter.id }).deposit(100);
  }
  expect((await activity(inviter, 'magnet')).state).toMatchObject({ status: 'open', progress: 3, next: 10 });
  expect((await claim(inviter, 'magnet', 1)).data).toMatchObject({
    reward_amount: '30.00',
    turnover_amount: '150.00',
  });
  setClock(sandbox, '2026-06-01T03:00:00.000Z');
  expect((await claim(inviter, 'magnet', 1)).status).toBe('error');
});

test('points of bets and wheels become money as long as they last', async () => {
  const player = newcomer(sandbox);
  await player.deposit(3000);
  player.bet(9);
  player.bet(1);
  player.bet(1995);
  expect(await player.balances()).toMatchObject({ score: 200, money: 995 });
  expect((await claim(player, 'exchange', 2)).status).toBe('error');
  for (const money of ['996.00', '997.00']) {
    expect((await claim(player, 'exchange', 1)).data).toMatchObject({ reward_amount: '1.00', money });
  }
  expect((await claim(player, 'exchange', 1)).status).toBe('error');
  expect((await player.balances()).score).toBe(0);
});

test('level bonuses are paid once each and stand in the VIP history', async () => {
  const player = newcomer(sandbox);
  inTransaction(sandbox.world.db, () =>
    addTotals(sandbox.world, player.id, { recharge: 4_900_00, betting: 25_000_00 }),
  );
  await player.deposit(100);
  expect((await claim(player, 'level', 3)).status).toBe('error');
  expect((await claim(player, 'level', 2)).data).toMatchObject({
    reward_amount: '28.00',
    turnover_amount: '28.00',
  });
  expect((await claim(player, 'level', 2)).status).toBe('error');
  expect((await player.call('listVipHistory')).body).toMatchObject({
    data: {
      data: [{ type: 'level_bonus', level: 2, money: '28.00' }, { type: 'level_up', level: 2 }, { level: 1 }],
    },
    statistic: { sum_money: '28.00' },
  });
});

test('what is claimed elsewhere, or without its tier, is a 422', async () => {
  const player = newcomer(sandbox);
  for (const body of [
    { code: 'agent' },
    { code: 'cashback' },
    { code: 'treasure' },
    { code: 'level', tier_id: 9 },
  ]) {
    expect((await player.call('claimActivity', body)).http).toBe(422);
  }
});

test('guests see sixteen activities without a state, in three languages', async () => {
  for (const lang of ['pt', 'en', 'cn']) {
    const { status, body } = await sandbox.get(`/api/activitydetails/get?lang=${lang}`);
    expect(status).toBe(200);
    expect(body.data).toHaveLength(16);
  }
  const bad = await sandbox.get('/api/activitydetails/get?code=rescue', 'forged');
  expect(bad.body.data).toMatchObject([{ code: 'rescue', state: null }]);
});

test('fifty parallel claims of an activity pay once', async () => {
  const player = newcomer(sandbox);
  await player.deposit(500);
  const replies = await Promise.all(Array.from({ length: 50 }, () => claim(player, 'super')));
  expect(replies.filter(({ status }) => status === 'success')).toHaveLength(1);
  expect(await player.balances()).toMatchObject({ money: 1000 });
});
