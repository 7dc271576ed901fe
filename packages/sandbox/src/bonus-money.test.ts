import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OperationId } from './contract/document.ts';
import { bookFaults } from './strength/soundness.ts';
import { frozenClock, newcomer, type Player, seedPlayer } from './testing/player.ts';
import { type TestSandbox, testSandbox } from './testing/test-sandbox.ts';
import { inTransaction } from './world/database.ts';
import { cancelReward } from './world/promotions/cancel-reward.ts';
import { rewardsByItem } from './world/promotions/rewards.ts';
import { cryptoRandom } from './world/random.ts';

const day = 24 * 3_600_000;

let sandbox: TestSandbox;
let player: Player;
/** Where the next draw of a wheel's thousand lands. */
let place: number | null;
beforeEach(() => {
  place = null;
  sandbox = testSandbox({
    clock: frozenClock(),
    random: (below) => (below === 1000 && place !== null ? place : cryptoRandom(below)),
    rules: { withdrawalMin: 1, withdrawalMax: 1_000_000_00, withdrawalsPerDay: 100 },
  });
  player = newcomer(sandbox);
});
afterEach(() => {
  expect(bookFaults(sandbox.world.db)).toEqual([]);
  sandbox.close();
});

const claimFirstDeposit = (who = player) =>
  who.call('claimFirstDeposit', { name: who.name, site: 'fortuna' });
const claimActivity = (code: string, tier?: number) => player.call('claimActivity', { code, tier_id: tier });
const claim = (id: OperationId, who = player) => who.call(id, { member_id: who.id });
const bonusMoney = async (who = player) => (await who.call('getWithdrawalRules')).body.data.bonus_money;
const cancelFirstDeposit = () => {
  const billNo = rewardsByItem(sandbox.world, player.id, 'ftd').get('first')?.billNo ?? '';
  inTransaction(sandbox.world.db, () => cancelReward(sandbox.world, billNo, 'Abuso'));
};

test('bonuses that nobody played stay, and the deposit beside them may go for the general fee', async () => {
  await player.deposit(100);
  await claimFirstDeposit();
  await claimActivity('super');
  await claim('claimRechargeRebate');
  expect(await player.balances()).toMatchObject({ money: 230, ml_money: 1600 });
  expect(await bonusMoney()).toBe('130.00');
  expect((await player.withdraw(230)).body).toMatchObject({
    status: 'error',
    message: expect.stringMatching(
      /^You asked for R\$\s230,00 and can withdraw up to R\$\s100,00: R\$\s130,00 .* bonuses.* R\$\s1\.600,00 more in bets\.$/,
    ),
  });
  expect((await player.withdraw(100.01)).body.status).toBe('error');
  expect((await player.withdraw(100)).body).toMatchObject({
    status: 'success',
    data: { counter_fee: '5.00' },
  });
  expect((await player.withdraw(0.01)).body.status).toBe('error');
});

test('large recharges give no gain without a bet', async () => {
  await player.deposit(50_000);
  await player.deposit(50_000);
  await player.deposit(1_500);
  await claimFirstDeposit();
  await claimActivity('super');
  for (let recharge = 0; recharge < 3; recharge++) await claim('claimRechargeRebate');
  expect(await bonusMoney()).toBe('21810.00');
  expect((await player.withdraw(101_500.01)).body.status).toBe('error');
  expect((await player.withdraw(101_500)).body.status).toBe('success');
});

test('what is won while a reward is open stays with it, what is lost is its money first; played, all may go', async () => {
  await player.deposit(100);
  await claimFirstDeposit();
  player.bet(50, 20);
  expect(await bonusMoney()).toBe('60.00');
  player.bet(50);
  expect(await bonusMoney()).toBe('10.00');
  player.bet(50);
  expect(await player.balances()).toMatchObject({ money: 60, ml_money: 450 });
  expect(await bonusMoney()).toBe('0.00');
  for (let round = 0; round < 9; round++) player.bet(50, 15);
  expect(await player.balances()).toMatchObject({ money: 285, ml_money: 0 });
  expect(await bonusMoney()).toBe('0.00');
  expect((await player.withdraw(285)).body).toMatchObject({
    status: 'success',
    data: { counter_fee: '0.00' },
  });
});

test('a deposit is its own while a reward is open, and what was there before it', async () => {
  await player.deposit(100);
  player.bet(100, 20);
  await claimFirstDeposit();
  await player.deposit(40);
  expect(await bonusMoney()).toBe('10.00');
  expect((await player.withdraw(240)).body.status).toBe('success');
});

test('a rejected withdrawal comes back as what it was', async () => {
  await player.deposit(100);
  await claimFirstDeposit();
  const { bill_no } = (await player.withdraw(100)).body.data;
  player.bet(10, 30);
  await sandbox.control('/review', { bill_no, decision: 'reject', reason: 'x' });
  expect(await player.balances()).toMatchObject({ money: 130 });
  expect(await bonusMoney()).toBe('30.00');
  expect((await player.withdraw(100)).body.status).toBe('success');
});

test('a cancelled reward holds nothing any more', async () => {
  await player.deposit(100);
  await claimFirstDeposit();
  player.bet(50, 20);
  cancelFirstDeposit();
  expect(await player.balances()).toMatchObject({ money: 150 });
  expect(await bonusMoney()).toBe('0.00');
});

test('a cancelled reward takes its own money with it, not that of another', async () => {
  await player.deposit(100);
  await claimFirstDeposit();
  await claimActivity('super');
  cancelFirstDeposit();
  expect(await player.balances()).toMatchObject({ money: 200 });
  expect(await bonusMoney()).toBe('100.00');
});

test('a reward that is cancelled after it was played leaves the money of the next one where it is', async () => {
  await player.deposit(100);
  await claimFirstDeposit();
  for (let round = 0; round < 6; round++) player.bet(100, 10);
  await claimActivity('super');
  cancelFirstDeposit();
  expect(await player.balances()).toMatchObject({ money: 200 });
  expect(await bonusMoney()).toBe('100.00');
});

test.each([
  ['spinDailyWheel', 660, '50.00'],
  ['spinLotteryWheel', 550, '100.00'],
] as const)('%s: a prize in money stays until its turnover is played', async (spin, at, prize) => {
  place = at;
  await player.deposit(200);
  expect((await player.call(spin, { member_id: player.id })).body).toMatchObject({ quantity: prize });
  expect(await bonusMoney()).toBe(prize);
});

test('rebates and commissions stay until they are played, too', async () => {
  const friend = newcomer(sandbox, { topId: player.id });
  await friend.deposit(1000);
  friend.bet(1000, 10);
  await player.deposit(1000);
  player.bet(1000, 10);
  sandbox.world.clock.set(sandbox.world.clock.now() + day);
  expect(await bonusMoney()).toBe('3.00');
  await claim('collectRebates');
  expect(await bonusMoney()).toBe('6.00');
  expect((await player.withdraw(1000.01)).body.status).toBe('error');
});

test('seed accounts may withdraw all they have', async () => {
  for (const name of ['rica', 'sempin', 'agente', 'girouma', 'arquivo', 'indicada1']) {
    const seed = seedPlayer(sandbox, name);
    expect([name, await bonusMoney(seed)]).toEqual([name, '0.00']);
  }
});

const codes = ['recharge', 'super', 'mysterious', 'rescue', 'weekly-Compensation'];
const tiers: readonly (readonly [code: string, count: number])[] = [
  ['treasure', 3],
  ['level', 6],
  ['magnet', 3],
  ['exchange', 3],
];
const rewardCalls = [
  'claimLossRelief',
  'claimRechargeRebate',
  'claimInvitationReward',
  'collectRebates',
] as const;

/** Claims and spins everything that there is. */
async function collectAll() {
  await claimFirstDeposit();
  for (const id of rewardCalls) await claim(id);
  for (const wheel of ['spinDailyWheel', 'spinLotteryWheel'] as const) {
    while ((await claim(wheel)).body.status === 'success');
  }
  for (const code of codes) await claimActivity(code);
  for (const [code, count] of tiers) {
    for (let tier = 1; tier <= count; tier++) await claimActivity(code, tier);
  }
}

test.each([
  ['never plays', 0],
  ['hardly plays', 5],
])('who collects every bonus for thirty days and %s gains nothing', { timeout: 60_000 }, async (_, stake) => {
  let deposited = 0;
  let withdrawn = 0;
  for (let today = 0; today < 30; today++) {
    if (today % 3 === 0) {
      const reais = [100, 5_000, 230, 20_000][today % 4] ?? 0;
      deposited += reais;
      await player.deposit(reais);
      await newcomer(sandbox, { topId: player.id }).deposit(100);
    }
    await collectAll();
    if (stake > 0) player.bet(stake, today % 5 === 0 ? 500 : 0);
    const { money } = await player.balances();
    expect((await player.withdraw(money)).body.status).toBe('error');
    const most = Math.round((money - Number(await bonusMoney())) * 100) / 100;
    if (most > 0 && (await player.withdraw(most)).body.status === 'success') withdrawn += most;
    sandbox.world.clock.set(sandbox.world.clock.now() + day);
  }
  expect((await player.balances()).money).toBeGreaterThan(1000);
  expect(withdrawn).toBeGreaterThan(0);
  expect(withdrawn).toBeLessThanOrEqual(deposited);
});
