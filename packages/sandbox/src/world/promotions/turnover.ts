import type { Centavos } from '@fortuna/domain/money.ts';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { playableMoney } from '../game-money.ts';
import { findMember, type MemberRow, updateMember } from '../members.ts';
import { orderStatus } from '../order-status.ts';
import { deposits } from '../schema.ts';
import { rewards } from '../tables-promotions.ts';
import type { World } from '../world.ts';

export const coverStatus = { open: 1, covered: 2, cancelled: 3 } as const;

function openOf(memberId: number) {
  return and(eq(rewards.memberId, memberId), eq(rewards.status, coverStatus.open));
}

function openRewards(world: World, memberId: number) {
  return world.db.select().from(rewards).where(openOf(memberId)).orderBy(asc(rewards.id)).all();
}

export interface TurnoverPart {
  /** The activity that gave the reward; null: deposits ask for it. */
  readonly source: string | null;
  readonly required: Centavos;
  readonly left: Centavos;
  readonly since: number;
}

/**
 * The deposits whose turnover is open: the newest ones that together ask for at least as much as is left, for the older ones
 * were wagered first.
 */
function openDeposits(world: World, member: MemberRow, left: Centavos): TurnoverPart {
  const paid = world.db
    .select()
    .from(deposits)
    .where(and(eq(deposits.memberId, member.id), eq(deposits.status, orderStatus.success)))
    .orderBy(desc(deposits.confirmedAt))
    .all();
  let required = 0;
  let since = member.createdAt;
  for (const { amount, confirmedAt } of paid) {
    if (required >= left) break;
    required += Math.round(amount * world.rules.depositTurnover);
    since = confirmedAt ?? since;
  }
  return { source: null, required: Math.max(required, left), left, since };
}

/** What a member's open turnover is made of, in the order in which bets count for it. */
export function openTurnover(world: World, member: MemberRow): TurnoverPart[] {
  const parts: TurnoverPart[] = openRewards(world, member.id)
    .filter(({ turnover, covered }) => covered < turnover)
    .map(({ source, turnover, covered, at }) => ({
      source,
      required: turnover,
      left: turnover - covered,
      since: at,
    }));
  const ofDeposits = member.turnoverLeft - parts.reduce((sum, { left }) => sum + left, 0);
  return ofDeposits > 0 ? [openDeposits(world, member, ofDeposits), ...parts] : parts;
}

/** Adds turnover that has to be wagered, or takes some away (below zero). Call inside a transaction. */
export function addTurnover(world: World, memberId: number, amount: Centavos): void {
  const member = findMember(world, memberId);
  if (member) updateMember(world, memberId, { turnoverLeft: Math.max(0, member.turnoverLeft + amount) });
}

/**
 * Changes the part of the wallet and of what providers hold that is not the member's own by what a reward gives or a bet wins (below zero: loses) while any
 * reward is open; with the last one it becomes their own. Call inside a transaction, after money has moved and turnover been counted.
 */
export function changeBonusMoney(world: World, memberId: number, change: Centavos): void {
  const { db } = world;
  const member = findMember(world, memberId);
  if (!member) return;
  const isAnyOpen = db.select({ id: rewards.id }).from(rewards).where(openOf(memberId)).get() !== undefined;
  const bonusMoney = isAnyOpen
    ? Math.max(0, Math.min(member.bonusMoney + change, playableMoney(world, memberId)))
    : 0;
  if (bonusMoney !== member.bonusMoney) updateMember(world, memberId, { bonusMoney });
}

/**
 * Takes a valid bet off the turnover: first off what deposits ask for, then off the rewards, the oldest first. Call inside the
 * transaction that settles the bet.
 */
export function coverTurnover(world: World, memberId: number, stake: Centavos, at: number): void {
  const member = findMember(world, memberId);
  if (!member || member.turnoverLeft === 0) return;
  const open = openRewards(world, memberId);
  const forRewards = open.reduce((sum, { turnover, covered }) => sum + turnover - covered, 0);
  let left = stake - Math.max(0, member.turnoverLeft - forRewards);
  for (const reward of open) {
    if (left <= 0) break;
    const covered = Math.min(reward.turnover, reward.covered + left);
    left -= covered - reward.covered;
    const isDone = covered === reward.turnover;
    world.db
      .update(rewards)
      .set(isDone ? { covered, status: coverStatus.covered, coveredAt: at } : { covered })
      .where(eq(rewards.id, reward.id))
      .run();
  }
  updateMember(world, memberId, { turnoverLeft: Math.max(0, member.turnoverLeft - stake) });
}

/** Marks everything as wagered, for accounts whose history is invented. Call inside a transaction. */
export function clearTurnover(world: World, memberId: number): void {
  const at = world.clock.now();
  world.db
    .update(rewards)
    .set({ covered: sql`${rewards.turnover}`, status: coverStatus.covered, coveredAt: at })
    .where(openOf(memberId))
    .run();
  updateMember(world, memberId, { turnoverLeft: 0, bonusMoney: 0 });
}
