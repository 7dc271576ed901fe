import { addSiteDays } from '@fortuna/domain/site-days.ts';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { MemberRow } from '../members.ts';
import { Refusal } from '../refusal.ts';
import { rechargeDays, spins } from '../tables-promotions.ts';
import type { World } from '../world.ts';
import { ensureTakesPart, grantReward, takesPart } from './rewards.ts';
import { dayOf, startOfDay } from './site-time.ts';
import { addTotals, rechargedSince } from './standing.ts';
import { drawByWeight, type Prize, type WheelName, wheelPrizes } from './wheel-prizes.ts';

export type SpinRow = typeof spins.$inferSelect;

/** Confirmed deposits over the last days that unlock the daily wheel. */
export const dailyWheelRule = { recharge: 20_00, days: 7 } as const;
/** A day's confirmed deposits that give a spin on the lottery wheel, and the most that a day gives. */
export const lotteryWheelRule = { recharge: 200_00, spinsPerDay: 5 } as const;

const sources = { daily: 'dailywheel', lottery: 'lotterywheel' } as const;

function of(memberId: number, wheel: WheelName) {
  return and(eq(spins.memberId, memberId), eq(spins.wheel, wheel));
}

function keptSpinsUsed(world: World, memberId: number, wheel: WheelName): number {
  const row = world.db
    .select({ used: count() })
    .from(spins)
    .where(and(of(memberId, wheel), eq(spins.kind, 'kept')))
    .get();
  return row?.used ?? 0;
}

function spinsWon(world: World, memberId: number, wheel: WheelName): number {
  const row = world.db
    .select({ won: sql<number>`coalesce(sum(${spins.quantity}), 0)` })
    .from(spins)
    .where(and(of(memberId, wheel), eq(spins.reward, 'spins')))
    .get();
  return row?.won ?? 0;
}

/** Whole spins of each day: what is left over of one adds nothing to another. */
function spinsEarned(world: World, memberId: number): number {
  const { recharge, spinsPerDay } = lotteryWheelRule;
  // Cast, since the driver binds numbers as floating point.
  const row = world.db
    .select({
      earned: sql<number>`coalesce(sum(min(cast(${rechargeDays.amount} / ${recharge} as integer), ${spinsPerDay})), 0)`,
    })
    .from(rechargeDays)
    .where(eq(rechargeDays.memberId, memberId))
    .get();
  return row?.earned ?? 0;
}

function hasDailySpin(world: World, member: MemberRow): boolean {
  const today = and(eq(spins.kind, 'day'), eq(spins.ticket, dayOf(world.clock.now())));
  const used = world.db
    .select({ used: count() })
    .from(spins)
    .where(and(of(member.id, 'daily'), today))
    .get();
  return opensDailyWheel(world, member) && (used?.used ?? 0) === 0;
}

/** From when on deposits count for the daily wheel. */
export function dailyWheelSince(world: World): number {
  return world.clock.now() - dailyWheelRule.days * 86_400_000;
}

function opensDailyWheel(world: World, member: MemberRow): boolean {
  const recharged = rechargedSince(world, member.id, dailyWheelSince(world));
  return takesPart(member) && recharged >= dailyWheelRule.recharge;
}

function keptSpins(world: World, memberId: number, wheel: WheelName): number {
  const earned = wheel === 'lottery' ? spinsEarned(world, memberId) : 0;
  return earned + spinsWon(world, memberId, wheel) - keptSpinsUsed(world, memberId, wheel);
}

/** Spins that the member has now. */
export function remainingSpins(world: World, member: MemberRow, wheel: WheelName): number {
  if (!takesPart(member)) return 0;
  const free = wheel === 'daily' && hasDailySpin(world, member) ? 1 : 0;
  return free + keptSpins(world, member.id, wheel);
}

/** When the next free spin becomes available; null where spins have to be earned. */
export function nextSpinsAt(world: World, member: MemberRow, wheel: WheelName): number | null {
  if (wheel === 'lottery' || !opensDailyWheel(world, member)) return null;
  return startOfDay(addSiteDays(dayOf(world.clock.now()), 1));
}

export function lastSpin(world: World, memberId: number, wheel: WheelName): SpinRow | undefined {
  return world.db.select().from(spins).where(of(memberId, wheel)).orderBy(desc(spins.id)).get();
}

export interface SpinResult {
  readonly spin: SpinRow;
  /** Turnover that the prize requires. */
  readonly turnover: number;
}

function takeTicket(world: World, member: MemberRow, wheel: WheelName): Pick<SpinRow, 'kind' | 'ticket'> {
  if (wheel === 'daily' && hasDailySpin(world, member)) {
    return { kind: 'day', ticket: dayOf(world.clock.now()) };
  }
  if (keptSpins(world, member.id, wheel) <= 0) throw new Refusal('noSpins');
  return { kind: 'kept', ticket: String(keptSpinsUsed(world, member.id, wheel) + 1) };
}

function credit(world: World, member: MemberRow, wheel: WheelName, prize: Prize, spinId: number): number {
  if (prize.kind === 'points') addTotals(world, member.id, { points: prize.quantity });
  if (prize.kind !== 'cash') return 0;
  const money = prize.quantity;
  grantReward(world, member, {
    source: sources[wheel],
    item: `spin:${spinId}`,
    money,
    turnover: money,
  });
  return money;
}

/**
 * Takes a spin, draws its prize and credits it. Call inside a transaction.
 * @throws Refusal `noSpins` at zero, `notEligible` for members who take no part
 */
export function spinWheel(
  world: World,
  member: MemberRow,
  wheel: WheelName,
  idempotencyKey: string | null,
): SpinResult {
  ensureTakesPart(member);
  const ticket = takeTicket(world, member, wheel);
  const prize = drawByWeight(world.random, wheelPrizes[wheel]);
  const spin = world.db
    .insert(spins)
    .values({
      memberId: member.id,
      wheel,
      ...ticket,
      prizeId: prize.id,
      reward: prize.kind,
      quantity: prize.quantity,
      idempotencyKey,
      at: world.clock.now(),
    })
    .returning()
    .get();
  return { spin, turnover: credit(world, member, wheel, prize, spin.id) };
}
