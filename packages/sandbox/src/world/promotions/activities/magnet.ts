import { and, asc, eq, gte, isNotNull, isNull, or } from 'drizzle-orm';
import { orderStatus } from '../../order-status.ts';
import { deposits, members } from '../../schema.ts';
import { subordinateRegistrations } from '../../tables-promotions.ts';
import type { World } from '../../world.ts';
import { invitationRule } from '../invitation.ts';
import { dayOf, endOfDay, lastDayOf, monthOf, startOfDay } from '../site-time.ts';
import type { ActivityRules } from './activity.ts';
import { amountTier, tieredStanding } from './tiered.ts';

const turnoverTimes = 5;
const tiers = [amountTier(1, 3, 30_00), amountTier(2, 10, 150_00), amountTier(3, 30, 600_00)];

/** How many invited members reached the recharge of an invitation reward since an instant. */
function reachedSince(world: World, memberId: number, since: number): number {
  const paid = world.db
    .select({ memberId: deposits.memberId, amount: deposits.amount, at: deposits.confirmedAt })
    .from(deposits)
    .innerJoin(members, eq(members.id, deposits.memberId))
    .leftJoin(subordinateRegistrations, eq(subordinateRegistrations.memberId, members.id))
    .where(
      and(
        eq(members.topId, memberId),
        eq(deposits.status, orderStatus.success),
        isNotNull(deposits.confirmedAt),
        // Recharges from before the invitation do not count.
        or(isNull(subordinateRegistrations.at), gte(deposits.confirmedAt, subordinateRegistrations.at)),
      ),
    )
    .orderBy(asc(deposits.confirmedAt), asc(deposits.id))
    .all();
  const sums = new Map<number, number>();
  let reached = 0;
  for (const deposit of paid) {
    const before = sums.get(deposit.memberId) ?? 0;
    const after = before + deposit.amount;
    sums.set(deposit.memberId, after);
    const isCrossing = before < invitationRule.required && after >= invitationRule.required;
    if (isCrossing && (deposit.at ?? 0) >= since) reached += 1;
  }
  return reached;
}

/** An extra for whoever invites many players in a month. */
export const magnetRules: ActivityRules = {
  source: 'magnet',
  tiers,
  isByTier: true,
  figures: {
    metric: 'invitees',
    period: 'monthly',
    minAmount: 3,
    basisPoints: null,
    maxReward: null,
    turnoverTimes,
    turnoverOn: 'reward',
    claimDays: null,
  },
  stand: (world, member) => {
    const month = monthOf(dayOf(world.clock.now()));
    return tieredStanding(world, member, {
      source: 'magnet',
      tiers,
      progress: reachedSince(world, member.id, startOfDay(month)),
      endsAt: endOfDay(lastDayOf(month)),
      turnoverTimes,
      item: ({ id }) => `${month}:${id}`,
    });
  },
};
