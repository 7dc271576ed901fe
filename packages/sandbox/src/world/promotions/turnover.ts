import type { Centavos } from '@fortuna/domain/money.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { balanceOf, walletOf } from '../ledger.ts';
import { findMember, updateMember } from '../members.ts';
import { rewards } from '../tables-promotions.ts';
import type { World } from '../world.ts';

export const coverStatus = { open: 1, covered: 2, cancelled: 3 } as const;

function openOf(memberId: number) {
  return and(eq(rewards.memberId, memberId), eq(rewards.status, coverStatus.open));
}

/** Adds turnover that has to be wagered, or takes some away (below zero). Call inside a transaction. */
export function addTurnover(world: World, memberId: number, amount: Centavos): void {
  const member = findMember(world, memberId);
  if (member) updateMember(world, memberId, { turnoverLeft: Math.max(0, member.turnoverLeft + amount) });
}

/**
 * Changes the part of the wallet that is not the member's own by what a reward gives or a bet wins (below zero: loses) while any
 * reward is open; with the last one it becomes their own. Call inside a transaction, after money has moved and turnover been counted.
 */
export function changeBonusMoney(world: World, memberId: number, change: Centavos): void {
  const { db } = world;
  const member = findMember(world, memberId);
  if (!member) return;
  const isAnyOpen = db.select({ id: rewards.id }).from(rewards).where(openOf(memberId)).get() !== undefined;
  const bonusMoney = isAnyOpen
    ? Math.max(0, Math.min(member.bonusMoney + change, balanceOf(db, walletOf(memberId))))
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
  const open = world.db.select().from(rewards).where(openOf(memberId)).orderBy(asc(rewards.id)).all();
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
