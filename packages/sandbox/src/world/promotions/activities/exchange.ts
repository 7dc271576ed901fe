import { newBillNumber } from '../../bill-number.ts';
import { addTotals, totalsOf } from '../standing.ts';
import type { ActivityRules } from './activity.ts';
import { amountTier, tieredStanding } from './tiered.ts';

const tiers = [amountTier(1, 100, 1_00), amountTier(2, 500, 6_00), amountTier(3, 2_000, 30_00)];

/** Exchanges points for money, for as long as they last. */
export const exchangeRules: ActivityRules = {
  source: 'exchange',
  tiers,
  isByTier: true,
  figures: {
    metric: 'score',
    period: 'always',
    minAmount: 100,
    basisPoints: null,
    maxReward: null,
    turnoverTimes: 1,
    turnoverOn: 'reward',
    claimDays: null,
  },
  stand: (world, member) => {
    // A number of its own for each exchange: points, not the item, say how often.
    const exchange = newBillNumber(world, 'B');
    return tieredStanding(world, member, {
      source: 'exchange',
      tiers,
      progress: totalsOf(world, member.id).points,
      endsAt: null,
      turnoverTimes: 1,
      item: ({ id }) => `${exchange}:${id}`,
    });
  },
  afterClaim: (world, member, { tierId }) => {
    const points = tiers.find(({ id }) => id === tierId)?.from ?? 0;
    addTotals(world, member.id, { points: -points });
  },
};
