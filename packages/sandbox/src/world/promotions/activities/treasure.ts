import { dayOf, endOfDay } from '../site-time.ts';
import { playedBetween } from '../standing.ts';
import type { ActivityRules } from './activity.ts';
import { amountTier, tieredStanding } from './tiered.ts';

const tiers = [
  amountTier(1, 1_000_00, 5_00),
  amountTier(2, 5_000_00, 30_00),
  amountTier(3, 20_000_00, 150_00),
];

/** Chests for a day's valid bets. */
export const treasureRules: ActivityRules = {
  source: 'treasure',
  tiers,
  isByTier: true,
  figures: {
    metric: 'valid_bets',
    period: 'daily',
    minAmount: 1_000_00,
    basisPoints: null,
    maxReward: null,
    turnoverTimes: 1,
    turnoverOn: 'reward',
    claimDays: null,
  },
  stand: (world, member) => {
    const day = dayOf(world.clock.now());
    return tieredStanding(world, member, {
      source: 'treasure',
      tiers,
      progress: playedBetween(world, member.id, day, day).stake,
      endsAt: endOfDay(day),
      turnoverTimes: 1,
      item: ({ id }) => `${day}:${id}`,
    });
  },
};
