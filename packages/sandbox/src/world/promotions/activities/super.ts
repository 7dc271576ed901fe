import type { Centavos } from '@fortuna/domain/money.ts';
import { firstDepositOf } from '../first-deposit.ts';
import { rewardState } from '../offers.ts';
import { findReward } from '../rewards.ts';
import type { ActivityRules } from './activity.ts';

const least = 20_00;
const most = 1_500_00;
const claimDays = 7;
const turnoverTimes = 5;

/** What a first deposit earns, and the turnover that it asks for; nothing where it is too small. */
export function welcomeOf(first: Centavos): { readonly reward: Centavos; readonly turnover: Centavos } {
  const reward = first >= least ? Math.min(first, most) : 0;
  return { reward, turnover: turnoverTimes * reward };
}

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
    turnoverOn: 'reward',
    claimDays,
  },
  stand: (world, member) => {
    const first = firstDepositOf(world, member.id);
    const progress = first?.amount ?? 0;
    const endsAt = first ? (first.confirmedAt ?? first.createdAt) + claimDays * 86_400_000 : null;
    const claimed = findReward(world, member.id, 'super', 'first');
    const isMet = progress >= least;
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
          ...welcomeOf(progress),
          relatedBillNo: first?.billNo ?? null,
        },
      ],
    };
  },
};
