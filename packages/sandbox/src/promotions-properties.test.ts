import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookFaults } from './strength/soundness.ts';
import { frozenClock, newcomer, type Player } from './testing/player.ts';
import { type TestSandbox, testSandbox } from './testing/test-sandbox.ts';
import { inTransaction } from './world/database.ts';
import { balanceOf, checkLedger, walletOf } from './world/ledger.ts';
import { orderStatus } from './world/order-status.ts';
import { cancelReward } from './world/promotions/cancel-reward.ts';
import { totalsOf } from './world/promotions/standing.ts';
import { coverStatus } from './world/promotions/turnover.ts';
import { withdrawals } from './world/schema.ts';
import { rewards } from './world/tables-promotions.ts';
import { reviewWithdrawal } from './world/withdrawals.ts';

const codes = ['recharge', 'super', 'mysterious', 'rescue', 'weekly-Compensation'] as const;
const tiered = ['treasure', 'level', 'magnet', 'exchange'] as const;
const claims = ['claimLossRelief', 'claimRechargeRebate', 'claimInvitationReward', 'collectRebates'] as const;
const wheels = ['spinDailyWheel', 'spinLotteryWheel'] as const;

const step = fc.oneof(
  fc.record({ kind: fc.constant('deposit' as const), reais: fc.integer({ min: 20, max: 5000 }) }),
  fc.record({ kind: fc.constant('friend' as const), reais: fc.integer({ min: 20, max: 300 }) }),
  fc.record({
    kind: fc.constant('bet' as const),
    percent: fc.integer({ min: 1, max: 100 }),
    tenths: fc.nat(14),
  }),
  fc.record({ kind: fc.constant('claim' as const), of: fc.constantFrom(...claims, ...wheels) }),
  fc.record({
    kind: fc.constant('activity' as const),
    code: fc.constantFrom(...codes, ...tiered),
    tier: fc.nat(3),
  }),
  fc.record({ kind: fc.constant('cancel' as const), reward: fc.nat(20) }),
  fc.record({ kind: fc.constant('withdraw' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('reject' as const) }),
  fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 400 }) }),
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** What may leave at most: all that was there when the first open reward came, and what came and went since but by rewards and bets. */
interface OwnMoney {
  centavos: number;
}

async function withdraw(sandbox: TestSandbox, player: Player, percent: number, ownMoney: OwnMoney) {
  const asked = Math.floor((balanceOf(sandbox.world.db, walletOf(player.id)) * percent) / 100);
  if (asked === 0) return;
  const { body } = await player.withdraw(asked / 100);
  if (body.status !== 'success') return;
  expect(asked).toBeLessThanOrEqual(ownMoney.centavos);
  ownMoney.centavos -= asked;
}

/** Rejects the withdrawal that has waited longest. */
function reject({ world }: TestSandbox, player: Player, ownMoney: OwnMoney) {
  const pending = and(eq(withdrawals.memberId, player.id), eq(withdrawals.status, orderStatus.pending));
  const order = world.db.select().from(withdrawals).where(pending).get();
  if (!order) return;
  inTransaction(world.db, () => reviewWithdrawal(world, order.billNo, { decision: 'reject', reason: 'x' }));
  ownMoney.centavos += order.amount;
}

async function take(sandbox: TestSandbox, player: Player, event: Step, ownMoney: OwnMoney) {
  const { world } = sandbox;
  const own = { member_id: player.id };
  if (event.kind === 'deposit') {
    await player.deposit(event.reais);
    ownMoney.centavos += event.reais * 100;
  } else if (event.kind === 'withdraw') await withdraw(sandbox, player, event.percent, ownMoney);
  else if (event.kind === 'reject') reject(sandbox, player, ownMoney);
  else if (event.kind === 'friend') await newcomer(sandbox, { topId: player.id }).deposit(event.reais);
  else if (event.kind === 'claim') await player.call(event.of, own);
  else if (event.kind === 'cancel') {
    const claimed = world.db.select().from(rewards).where(eq(rewards.memberId, player.id)).all();
    const reward = claimed[event.reward % Math.max(1, claimed.length)];
    if (reward) inTransaction(world.db, () => cancelReward(world, reward.billNo, 'Abuso'));
  } else if (event.kind === 'activity') {
    const tier = tiered.some((code) => code === event.code) ? { tier_id: event.tier } : {};
    await player.call('claimActivity', { code: event.code, ...tier });
  } else if (event.kind === 'wait') world.clock.set(world.clock.now() + event.hours * 3_600_000);
  else {
    const stake = Math.floor((balanceOf(world.db, walletOf(player.id)) * event.percent) / 10_000);
    if (stake > 0) player.bet(stake, event.tenths);
  }
}

test('whatever is claimed, cancelled and withdrawn in whatever order, books and turnover stay right, and no reward leaves unplayed', {
  timeout: 120_000,
}, async () => {
  const rules = { withdrawalMin: 1, withdrawalsPerDay: 1000 };
  const sandbox = testSandbox({ clock: frozenClock(), rules });
  const { db } = sandbox.world;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      const player = newcomer(sandbox);
      const ownMoney: OwnMoney = { centavos: 0 };
      for (const event of steps) {
        await take(sandbox, player, event, ownMoney);
        const open = and(eq(rewards.memberId, player.id), eq(rewards.status, coverStatus.open));
        const wallet = balanceOf(db, walletOf(player.id));
        if (!db.select().from(rewards).where(open).get()) ownMoney.centavos = wallet;
        expect(wallet - player.row().bonusMoney).toBeLessThanOrEqual(ownMoney.centavos);
      }
      expect(checkLedger(db)).toEqual({ total: 0, unbalancedTransactions: 0, accountsBelowZero: [] });
      const { left, over } = db
        .select({
          left: sql<number>`coalesce(sum(case when ${rewards.status} = 1 then ${rewards.turnover} - ${rewards.covered} else 0 end), 0)`,
          over: sql<number>`coalesce(sum(${rewards.covered} > ${rewards.turnover}), 0)`,
        })
        .from(rewards)
        .where(eq(rewards.memberId, player.id))
        .get() ?? { left: 0, over: 0 };
      expect(over).toBe(0);
      expect(player.row().turnoverLeft).toBeGreaterThanOrEqual(left);
      expect(totalsOf(sandbox.world, player.id).points).toBeGreaterThanOrEqual(0);
      const log = (await player.call('listMoneyLog', { limit: 50 })).body;
      const money = balanceOf(db, walletOf(player.id)) / 100;
      expect(Number(log.statistic.sum_in) - Number(log.statistic.sum_out)).toBeCloseTo(money, 2);
    }),
    { numRuns: 25 },
  );
  expect(bookFaults(db)).toEqual([]);
  sandbox.close();
});
