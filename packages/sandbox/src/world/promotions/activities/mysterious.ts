import { addSiteDays } from '@fortuna/domain/site-days.ts';
import { rewardState } from '../offers.ts';
import { findReward } from '../rewards.ts';
import { dayOf, hourOfDay } from '../site-time.ts';
import { rechargedSince } from '../standing.ts';
import { drawByWeight } from '../wheel-prizes.ts';
import type { ActivityRules } from './activity.ts';

const least = 20_00;
const days = 7;
const rainHours = [0, 5, 10, 15, 20] as const;

const amounts = [
  { money: 50, weight: 600 },
  { money: 1_00, weight: 250 },
  { money: 2_00, weight: 100 },
  { money: 5_00, weight: 40 },
  { money: 20_00, weight: 10 },
] as const;

interface Rain {
  /** Day and hour at which it began. */
  readonly item: string;
  readonly endsAt: number;
}

function currentRain(now: number): Rain {
  const day = dayOf(now);
  const index = rainHours.findLastIndex((hour) => now >= hourOfDay(day, hour));
  const next = rainHours[index + 1];
  const end = next === undefined ? hourOfDay(addSiteDays(day, 1), 0) : hourOfDay(day, next);
  return { item: `${day}:${rainHours[index] ?? 0}`, endsAt: end - 1 };
}

/** The rain every five hours (specification section 9): whoever recharged lately catches one amount a rain. */
export const mysteriousRules: ActivityRules = {
  source: 'mysterious',
  tiers: [],
  figures: {
    metric: 'total_recharge',
    period: 'five_hours',
    minAmount: least,
    basisPoints: null,
    maxReward: 20_00,
    turnoverTimes: 1,
    turnoverOn: 'reward',
    claimDays: null,
  },
  stand: (world, member) => {
    const now = world.clock.now();
    const { item, endsAt } = currentRain(now);
    const progress = rechargedSince(world, member.id, now - days * 86_400_000);
    const claimed = findReward(world, member.id, 'mysterious', item);
    return {
      progress,
      next: progress >= least ? null : least,
      endsAt,
      offers: [
        {
          tierId: null,
          item,
          state: rewardState({ claimed, isMet: progress >= least, endsAt, now }),
          claimedAt: claimed?.at ?? null,
          reward: claimed?.money ?? null,
          turnover: claimed?.turnover ?? null,
        },
      ],
    };
  },
  draw: (world) => drawByWeight(world.random, amounts).money,
};
