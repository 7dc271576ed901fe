import { vipEvents } from '../../tables-promotions.ts';
import { vipLevels } from '../vip-levels.ts';
import type { ActivityRules } from './activity.ts';
import { amountTier, tieredStanding } from './tiered.ts';

const tiers = vipLevels
  .filter(({ bonus }) => bonus > 0)
  .map(({ level, bonus }) => amountTier(level, level, bonus));

/** The bonus of each VIP level that was reached. */
export const levelRules: ActivityRules = {
  source: 'level',
  tiers,
  isByTier: true,
  figures: {
    metric: 'vip_level',
    period: 'per_item',
    minAmount: 1,
    basisPoints: null,
    maxReward: null,
    turnoverTimes: 1,
    turnoverOn: 'reward',
    claimDays: null,
  },
  stand: (world, member) =>
    tieredStanding(world, member, {
      source: 'level',
      tiers,
      progress: member.level,
      endsAt: null,
      turnoverTimes: 1,
      item: ({ id }) => `level:${id}`,
    }),
  afterClaim: (world, member, { item, reward }) => {
    world.db
      .insert(vipEvents)
      .values({
        memberId: member.id,
        type: 'level_bonus',
        item,
        level: member.level,
        money: reward ?? 0,
        at: world.clock.now(),
      })
      .run();
  },
};
