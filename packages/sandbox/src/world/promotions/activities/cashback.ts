import { rebateBalance } from '../rebates.ts';
import { dayOf } from '../site-time.ts';
import { playedBetween } from '../standing.ts';
import type { ActivityRules } from './activity.ts';

/** The rebate wallet, which `collectRebates` empties. */
export const cashbackRules: ActivityRules = {
  source: null,
  tiers: [],
  figures: {
    metric: 'valid_bets',
    period: 'daily',
    minAmount: null,
    basisPoints: null,
    maxReward: null,
    turnoverTimes: 1,
    turnoverOn: 'reward',
    claimDays: null,
  },
  stand: (world, member) => {
    const today = dayOf(world.clock.now());
    const reward = rebateBalance(world, member.id);
    const state = reward > 0 ? 'open' : 'locked';
    return {
      progress: playedBetween(world, member.id, today, today).stake,
      next: null,
      endsAt: null,
      offers: [{ tierId: null, item: 'wallet', state, claimedAt: null, reward, turnover: reward }],
    };
  },
};
