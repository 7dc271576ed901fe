import { addSiteDays, mondayOf } from '@fortuna/domain/site-days.ts';
import { rewardState } from '../offers.ts';
import { findReward, type RewardState } from '../rewards.ts';
import { dayOf, endOfDay } from '../site-time.ts';
import { netLossBetween } from '../standing.ts';
import { shareOf } from '../vip-levels.ts';
import { type ActivityRules, nextStep, type Tier } from './activity.ts';

const most = 3_000_00;

function tier(id: number, from: number, to: number | null, percent: number): Tier {
  return { id, from, to, rewardType: 'percent', rewardMin: percent, rewardMax: percent };
}

const tiers: readonly Tier[] = [
  tier(1, 500_00, 4_999_99, 2),
  tier(2, 5_000_00, 19_999_99, 3),
  tier(3, 20_000_00, null, 5),
];

function weekDays(monday: string): readonly string[] {
  return Array.from({ length: 7 }, (_, index) => addSiteDays(monday, index));
}

/** A share of last week's net loss. While that earns nothing, the running week is shown. */
export const weeklyCompensationRules: ActivityRules = {
  source: 'weekly-Compensation',
  tiers,
  figures: {
    metric: 'net_loss',
    period: 'weekly',
    minAmount: 500_00,
    basisPoints: null,
    maxReward: most,
    turnoverTimes: 1,
    turnoverOn: 'reward',
    claimDays: 7,
  },
  stand: (world, member) => {
    const now = world.clock.now();
    const monday = mondayOf(dayOf(now));
    const lastMonday = addSiteDays(monday, -7);
    const lastLoss = netLossBetween(world, member.id, lastMonday, addSiteDays(monday, -1));
    const isMet = tiers.some(({ from }) => lastLoss >= from);
    const loss = isMet ? lastLoss : Math.max(0, netLossBetween(world, member.id, monday, dayOf(now)));
    const reached = tiers.findLast(({ from }) => loss >= from);
    const reward = reached ? Math.min(most, shareOf(loss, reached.rewardMin * 100)) : 0;
    const item = isMet ? lastMonday : monday;
    const lastDay = isMet ? addSiteDays(monday, -1) : dayOf(now);
    const endsAt = endOfDay(addSiteDays(monday, 6));
    const claimed = findReward(world, member.id, 'weekly-Compensation', item);
    const state = rewardState({ claimed, isMet, endsAt, now });
    return {
      progress: loss,
      next: nextStep(
        tiers.map(({ from }) => from),
        loss,
      ),
      endsAt,
      offers: [{ tierId: null, item, state, claimedAt: claimed?.at ?? null, reward, turnover: reward }],
      days: weekDays(item)
        .filter((day) => day <= lastDay)
        .map((day) => ({ day, amount: netLossBetween(world, member.id, day, day) })),
      tierStates: new Map<number, RewardState>(reached && isMet ? [[reached.id, state]] : []),
    };
  },
};
