import type { Centavos } from '@fortuna/domain/money.ts';
import { and, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import { findMember } from '../members.ts';
import { orderStatus } from '../order-status.ts';
import { deposits, members } from '../schema.ts';
import { commissions, playDays, rechargeDays, subordinateRegistrations } from '../tables-promotions.ts';
import type { World } from '../world.ts';
import { bettingBasisPoints, leastCommission, rechargeStepOf } from './agency-rules.ts';
import { findReward, grantReward, takesPart } from './rewards.ts';
import { endOfDay, monthOf, startOfDay } from './site-time.ts';
import { shareOf } from './vip-levels.ts';

interface Earning {
  readonly agentId: number | null;
  readonly type: 'recharge' | 'betting';
  /** The subordinate; 0 for several. */
  readonly fromId: number;
  readonly base: Centavos;
  readonly basisPoints: number;
  readonly day: string;
}

function earn(world: World, earning: Earning): void {
  const { agentId, base, basisPoints } = earning;
  const agent = agentId === null ? undefined : findMember(world, agentId);
  const money = shareOf(base, basisPoints);
  if (!agent || !takesPart(agent) || money === 0) return;
  world.db
    .insert(commissions)
    .values({ ...earning, agentId: agent.id, money, status: 1 })
    .onConflictDoNothing()
    .run();
}

/** Commissions on a day's valid bets, for the agent and for the agent above. Call inside a transaction. */
export function earnBetting(world: World, day: string): void {
  const players = world.db
    .select({
      id: playDays.memberId,
      agentId: members.topId,
      base: sql<number>`sum(${playDays.stake})`,
    })
    .from(playDays)
    .innerJoin(members, eq(members.id, playDays.memberId))
    .where(and(eq(playDays.day, day), eq(members.isDemo, false)))
    .groupBy(playDays.memberId)
    .all();
  for (const { id: fromId, agentId, base } of players) {
    if (agentId === null) continue;
    const above = findMember(world, agentId)?.topId ?? null;
    const { direct, indirect } = bettingBasisPoints;
    earn(world, { agentId, type: 'betting', fromId, base, basisPoints: direct, day });
    earn(world, { agentId: above, type: 'betting', fromId, base, basisPoints: indirect, day });
  }
}

/** What subordinates of an agent recharged in a time before they were registered as such. */
function rechargedBeforeJoining(world: World, agentId: number, from: string, to: string): Centavos {
  const row = world.db
    .select({ amount: sql<number>`coalesce(sum(${deposits.amount}), 0)` })
    .from(subordinateRegistrations)
    .innerJoin(members, eq(members.id, subordinateRegistrations.memberId))
    .innerJoin(deposits, eq(deposits.memberId, members.id))
    .where(
      and(
        eq(members.topId, agentId),
        eq(deposits.status, orderStatus.success),
        gte(deposits.confirmedAt, startOfDay(from)),
        lte(deposits.confirmedAt, endOfDay(to)),
        lt(deposits.confirmedAt, subordinateRegistrations.at),
      ),
    )
    .get();
  return row?.amount ?? 0;
}

/** What an agent's direct subordinates, being that, recharged from one day to another. */
export function teamRecharge(world: World, agentId: number, from: string, to: string): Centavos {
  const row = world.db
    .select({ amount: sql<number>`coalesce(sum(${rechargeDays.amount}), 0)` })
    .from(rechargeDays)
    .innerJoin(members, eq(members.id, rechargeDays.memberId))
    .where(and(eq(members.topId, agentId), gte(rechargeDays.day, from), lte(rechargeDays.day, to)))
    .get();
  return (row?.amount ?? 0) - rechargedBeforeJoining(world, agentId, from, to);
}

/** Commissions on a month's recharges, at its last day. Call inside a transaction. */
export function earnRecharge(world: World, lastDay: string): void {
  const agents = world.db
    .selectDistinct({ id: members.topId })
    .from(members)
    .where(sql`${members.topId} is not null`)
    .all();
  for (const { id: agentId } of agents) {
    if (agentId === null) continue;
    const base = teamRecharge(world, agentId, monthOf(lastDay), lastDay);
    const { basisPoints } = rechargeStepOf(base);
    earn(world, { agentId, type: 'recharge', fromId: 0, base, basisPoints, day: lastDay });
  }
}

/** The item of a payment. A day is settled again when the clock was ahead: what it still finds unpaid is a payment of its own. */
function newItem(world: World, agentId: number, item: string): string {
  let free = item;
  for (let time = 2; findReward(world, agentId, 'agency', free); time++) free = `${item}:${time}`;
  return free;
}

/** Credits what awaits settlement, agent by agent; amounts below the minimum are carried over. Call inside a transaction. */
export function payCommissions(world: World, type: Earning['type'], day: string, at: number): void {
  const waiting = and(eq(commissions.type, type), eq(commissions.status, 1), lte(commissions.day, day));
  const sum = sql<number>`sum(${commissions.money})`;
  const sums = world.db
    .select({ agentId: commissions.agentId, money: sum })
    .from(commissions)
    .where(waiting)
    .groupBy(commissions.agentId)
    .having(gte(sum, leastCommission))
    .all();
  for (const { agentId, money } of sums) {
    const agent = findMember(world, agentId);
    if (!agent || !takesPart(agent)) continue;
    const item = newItem(world, agentId, `${type}:${day}`);
    grantReward(world, agent, { source: 'agency', item, money, turnover: money }, at);
    const ids = world.db
      .select({ id: commissions.id })
      .from(commissions)
      .where(and(waiting, eq(commissions.agentId, agentId)));
    world.db.update(commissions).set({ status: 2, settledAt: at }).where(inArray(commissions.id, ids)).run();
  }
}
