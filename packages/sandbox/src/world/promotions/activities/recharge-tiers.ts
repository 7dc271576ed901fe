import type { Centavos } from '@fortuna/domain/money.ts';
import { addSiteDays } from '@fortuna/domain/site-days.ts';
import { rewardState } from '../offers.ts';
import { findReward, type RewardState } from '../rewards.ts';
import { addMonths, dayOf, endOfDay, lastDayOf, monthOf } from '../site-time.ts';
import { rechargedBetween } from '../standing.ts';
import { type ActivityRules, nextStep, type Tier } from './activity.ts';

const claimDays = 7;
const turnoverTimes = 5;
const least = 1_000_00;
const most = 100_000_00;

function tier(id: number, from: Centavos, to: Centavos, rewardMin: number, rewardMax: number): Tier {
  return { id, from, to, rewardType: 'percent', rewardMin, rewardMax };
}

/** The recharge tiers (specification section 9), by the sum of a month's recharges. */
export const rechargeTiers: readonly Tier[] = [
  tier(1, least, 5_000_00, 5, 10),
  tier(2, 5_001_00, 15_000_00, 10, 15),
  tier(3, 15_001_00, 30_000_00, 15, 18),
  tier(4, 30_001_00, 60_000_00, 18, 20),
  tier(5, 60_001_00, most, 20, 20),
];

export interface TierReward {
  readonly tierId: number;
  readonly reward: Centavos;
  readonly turnover: Centavos;
}

/**
 * What a month's recharges earn. The percentage grows evenly within a tier; between two tiers the top of the lower one holds, and
 * nothing is paid on more than the top of the last. Null below the first tier.
 */
export function tierReward(sum: Centavos): TierReward | null {
  const reached = rechargeTiers.findLast(({ from }) => sum >= from);
  if (!reached) return null;
  const { id, from, rewardMin, rewardMax } = reached;
  const to = reached.to ?? most;
  const paidOn = Math.min(sum, most);
  const within = Math.min(sum, to) - from;
  // Percent times the width of the tier, so that all stays whole until the last division.
  const share = rewardMin * (to - from) + (rewardMax - rewardMin) * within;
  const reward = Math.floor((paidOn * share) / (100 * (to - from)));
  return { tierId: id, reward, turnover: turnoverTimes * paidOn };
}

/** The recharge promotion (specification section 9): in the first days of a month, a gift for the recharges of the month before. */
export const rechargeTierRules: ActivityRules = {
  source: 'recharge',
  tiers: rechargeTiers,
  figures: {
    metric: 'total_recharge',
    period: 'monthly',
    minAmount: least,
    basisPoints: null,
    maxReward: 20_000_00,
    turnoverTimes,
    turnoverOn: 'recharge',
    claimDays,
  },
  stand: (world, member) => {
    const now = world.clock.now();
    const month = monthOf(dayOf(now));
    const before = addMonths(month, -1);
    const steps = rechargeTiers.map(({ from }) => from);
    const lastMonth = rechargedBetween(world, member.id, before, lastDayOf(before));
    const earned = tierReward(lastMonth);
    const endsAt = endOfDay(addSiteDays(month, claimDays - 1));
    if (earned && now <= endsAt) {
      const { tierId, reward, turnover } = earned;
      const claimed = findReward(world, member.id, 'recharge', before);
      const state = rewardState({ claimed, isMet: true, endsAt, now });
      return {
        progress: lastMonth,
        next: nextStep(steps, lastMonth),
        endsAt,
        offers: [{ tierId: null, item: before, state, claimedAt: claimed?.at ?? null, reward, turnover }],
        tierStates: new Map<number, RewardState>([[tierId, state]]),
      };
    }
    const progress = rechargedBetween(world, member.id, month, dayOf(now));
    const coming = tierReward(progress);
    return {
      progress,
      next: nextStep(steps, progress),
      endsAt: endOfDay(lastDayOf(month)),
      offers: [
        {
          tierId: null,
          item: month,
          state: 'locked',
          claimedAt: null,
          reward: coming?.reward ?? 0,
          turnover: coming?.turnover ?? 0,
        },
      ],
    };
  },
};
