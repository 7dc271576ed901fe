import { playableMoney } from '../../game-money.ts';
import { balanceOf, holdOf } from '../../ledger.ts';
import { rewardState } from '../offers.ts';
import { findReward } from '../rewards.ts';
import { dayOf, endOfDay } from '../site-time.ts';
import { rechargedBetween } from '../standing.ts';
import { shareOf } from '../vip-levels.ts';
import type { ActivityRules } from './activity.ts';

const least = 100_00;
const basisPoints = 200;
const most = 100_00;
/** A member with this much left needs no rescue. */
const emptyBelow = 5_00;

/** A share of the day's recharges for those whose balance is gone. */
export const rescueRules: ActivityRules = {
  source: 'rescue',
  tiers: [],
  figures: {
    metric: 'total_recharge',
    period: 'daily',
    minAmount: least,
    basisPoints,
    maxReward: most,
    turnoverTimes: 1,
    turnoverOn: 'reward',
    claimDays: null,
    balanceBelow: emptyBelow,
  },
  stand: (world, member) => {
    const now = world.clock.now();
    const day = dayOf(now);
    const progress = rechargedBetween(world, member.id, day, day);
    // A withdrawal under review may still come back, so its money is not gone.
    const left = playableMoney(world, member.id) + balanceOf(world.db, holdOf(member.id));
    const isEmpty = left < emptyBelow;
    const endsAt = endOfDay(day);
    const claimed = findReward(world, member.id, 'rescue', day);
    const reward = progress >= least ? Math.min(most, shareOf(progress, basisPoints)) : 0;
    return {
      progress,
      next: progress >= least ? null : least,
      endsAt,
      offers: [
        {
          tierId: null,
          item: day,
          state: rewardState({ claimed, isMet: isEmpty && progress >= least, endsAt, now }),
          claimedAt: claimed?.at ?? null,
          reward,
          turnover: reward,
        },
      ],
    };
  },
};
