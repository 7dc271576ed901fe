import { eq } from 'drizzle-orm';
import { balanceOf, post, walletOf } from '../ledger.ts';
import { notify } from '../notifications.ts';
import { rewards } from '../tables-promotions.ts';
import type { World } from '../world.ts';
import { addTurnover, changeBonusMoney, coverStatus } from './turnover.ts';

/**
 * Revokes a reward, as the terms on abuse allow: whatever of it is still in the wallet goes back to the operator, never more,
 * so nobody falls below zero; the turnover it still requires is dropped; it stays claimed. Call inside a transaction.
 * @param reason told to the member word for word
 * @returns false when there is no such reward or it is cancelled already, in which case nothing changes
 */
export function cancelReward(world: World, billNo: string, reason: string): boolean {
  const { db } = world;
  const reward = db.select().from(rewards).where(eq(rewards.billNo, billNo)).get();
  if (!reward || reward.status === coverStatus.cancelled) return false;
  const { memberId, money, turnover, covered } = reward;
  const wallet = walletOf(memberId);
  const takenBack = Math.min(money, balanceOf(db, wallet));
  post(world, 'reward-cancelled', billNo, [{ from: wallet, to: 'house:promotions', amount: takenBack }]);
  const isOpen = reward.status === coverStatus.open;
  if (isOpen) addTurnover(world, memberId, covered - turnover);
  db.update(rewards).set({ status: coverStatus.cancelled, takenBack }).where(eq(rewards.id, reward.id)).run();
  // What was wagered is the member's own by now: it is taken from that, not from the money of rewards that are still open.
  changeBonusMoney(world, memberId, isOpen ? -takenBack : 0);
  const values = { money, taken: takenBack, reason };
  notify(world, memberId, 'rewardCancelled', values, billNo);
  return true;
}
