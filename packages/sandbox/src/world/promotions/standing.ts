import type { GameType } from '@fortuna/domain/model/games.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import { and, eq, gte, lte, sql } from 'drizzle-orm';
import { orderStatus } from '../order-status.ts';
import { deposits } from '../schema.ts';
import { memberTotals, playDays, rechargeDays } from '../tables-promotions.ts';
import type { World } from '../world.ts';
import { dayOf } from './site-time.ts';

/** Valid bets that give one point, within a day. */
const betsForPoint = 10_00;

export interface Totals {
  readonly recharge: Centavos;
  readonly betting: Centavos;
  readonly points: number;
}

/** What a member recharged and wagered since registration, and points. */
export function totalsOf(world: World, memberId: number): Totals {
  const row = world.db.select().from(memberTotals).where(eq(memberTotals.memberId, memberId)).get();
  return row ?? { recharge: 0, betting: 0, points: 0 };
}

/** Adds to the totals; points may be taken off. */
export function addTotals(world: World, memberId: number, change: Partial<Totals>): void {
  const { recharge = 0, betting = 0, points = 0 } = change;
  world.db
    .insert(memberTotals)
    .values({ memberId, recharge, betting, points })
    .onConflictDoUpdate({
      target: memberTotals.memberId,
      set: {
        recharge: sql`${memberTotals.recharge} + ${recharge}`,
        betting: sql`${memberTotals.betting} + ${betting}`,
        points: sql`${memberTotals.points} + ${points}`,
      },
    })
    .run();
}

/** Counts a confirmed deposit. Call inside the transaction that credits it. */
export function countRecharge(world: World, memberId: number, amount: Centavos, at: number): void {
  addTotals(world, memberId, { recharge: amount });
  world.db
    .insert(rechargeDays)
    .values({ memberId, day: dayOf(at), amount })
    .onConflictDoUpdate({
      target: [rechargeDays.memberId, rechargeDays.day],
      set: { amount: sql`${rechargeDays.amount} + ${amount}` },
    })
    .run();
}

export interface SettledBet {
  readonly gameType: GameType;
  readonly stake: Centavos;
  readonly payout: Centavos;
}

/** Counts a settled bet. Call inside the transaction that settles it. */
export function countBet(world: World, memberId: number, bet: SettledBet, at: number): void {
  const { gameType, stake, payout } = bet;
  const day = dayOf(at);
  const before = playedBetween(world, memberId, day, day).stake;
  const points = Math.floor((before + stake) / betsForPoint) - Math.floor(before / betsForPoint);
  addTotals(world, memberId, { betting: stake, points });
  world.db
    .insert(playDays)
    .values({ memberId, day, gameType, stake, payout })
    .onConflictDoUpdate({
      target: [playDays.memberId, playDays.day, playDays.gameType],
      set: {
        stake: sql`${playDays.stake} + ${stake}`,
        payout: sql`${playDays.payout} + ${payout}`,
      },
    })
    .run();
}

/** Stakes and payouts from one day to another, both included. */
export function playedBetween(
  world: World,
  memberId: number,
  from: string,
  to: string,
): { stake: Centavos; payout: Centavos } {
  const row = world.db
    .select({
      stake: sql<number>`coalesce(sum(${playDays.stake}), 0)`,
      payout: sql<number>`coalesce(sum(${playDays.payout}), 0)`,
    })
    .from(playDays)
    .where(and(eq(playDays.memberId, memberId), gte(playDays.day, from), lte(playDays.day, to)))
    .get();
  return row ?? { stake: 0, payout: 0 };
}

/** All stakes on a type of game that the records show. */
export function wageredOn(world: World, memberId: number, gameType: GameType): Centavos {
  const row = world.db
    .select({ stake: sql<number>`coalesce(sum(${playDays.stake}), 0)` })
    .from(playDays)
    .where(and(eq(playDays.memberId, memberId), eq(playDays.gameType, gameType)))
    .get();
  return row?.stake ?? 0;
}

/** Stakes less payouts from one day to another, both included; below zero for a net win. */
export function netLossBetween(world: World, memberId: number, from: string, to: string): Centavos {
  const { stake, payout } = playedBetween(world, memberId, from, to);
  return stake - payout;
}

/** Confirmed deposits from one day to another, both included. */
export function rechargedBetween(world: World, memberId: number, from: string, to: string): Centavos {
  const row = world.db
    .select({ amount: sql<number>`coalesce(sum(${rechargeDays.amount}), 0)` })
    .from(rechargeDays)
    .where(and(eq(rechargeDays.memberId, memberId), gte(rechargeDays.day, from), lte(rechargeDays.day, to)))
    .get();
  return row?.amount ?? 0;
}

/** Confirmed deposits since an instant. */
export function rechargedSince(world: World, memberId: number, since: number): Centavos {
  const row = world.db
    .select({ amount: sql<number>`coalesce(sum(${deposits.amount}), 0)` })
    .from(deposits)
    .where(
      and(
        eq(deposits.memberId, memberId),
        eq(deposits.status, orderStatus.success),
        gte(deposits.confirmedAt, since),
      ),
    )
    .get();
  return row?.amount ?? 0;
}
