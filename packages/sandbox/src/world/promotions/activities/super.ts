import { firstDepositOf } from '../first-deposit.ts';
import { rewardState } from '../offers.ts';
import { findReward } from '../rewards.ts';
import type { ActivityRules } from './activity.ts';

const least = 20_00;
const most = 1_500_00;
const claimDays = 7;
const turnoverTimes = 5;

/** The welcome bonus (specification section 9): doubles the first deposit, up to a limit. */
export const superRules: ActivityRules = {
  source: 'super',
  tiers: [],
  figures: {
    metric: 'first_recharge',
    period: 'once',
    minAmount: least,
    basisPoints: 10_000,
    maxReward: most,
    turnoverTimes,
    turnoverOn: 'recharge',
    claimDays,
  },
  stand: (world, member) => {
    const first = firstDepositOf(world, member.id);
    const progress = first?.amount ?? 0;
    const endsAt = first ? (first.confirmedAt ?? first.createdAt) + claimDays * 86_400_000 : null;
    const claimed = findReward(world, member.id, 'super', 'first');
    const isMet = progress >= least;
    const reward = isMet ? Math.min(progress, most) : 0;
    return {
      progress,
      next: first ? null : least,
      endsAt,
      offers: [
        {
          tierId: null,
          item: 'first',
          state: rewardState({ claimed, isMet, endsAt, now: world.clock.now() }),
          claimedAt: claimed?.at ?? null,
          reward,
          turnover: turnoverTimes * reward,
          relatedBillNo: first?.billNo ?? null,
        },
      ],
    };
  },
};
