import type { Centavos } from '@fortuna/domain/money.ts';
import type { MemberRow } from '../../members.ts';
import type { World } from '../../world.ts';
import { rewardState } from '../offers.ts';
import { type RewardSource, rewardsByItem } from '../rewards.ts';
import { type ActivityOffer, type ActivityStanding, nextStep, type Tier } from './activity.ts';

/** A tier that gives an amount from a certain step on. */
export function amountTier(id: number, from: number, reward: Centavos): Tier {
  return { id, from, to: null, rewardType: 'amount', rewardMin: reward, rewardMax: reward };
}

export interface Tiered {
  readonly source: RewardSource;
  readonly tiers: readonly Tier[];
  readonly progress: number;
  readonly endsAt: number | null;
  readonly turnoverTimes: number;
  /** What a tier's reward is for, once. */
  item(tier: Tier): string;
}

/** Where a member stands whose tiers are claimed one by one, each once it is reached. */
export function tieredStanding(world: World, member: MemberRow, tiered: Tiered): ActivityStanding {
  const { source, tiers, progress, endsAt, turnoverTimes, item } = tiered;
  const claims = rewardsByItem(world, member.id, source);
  const offers = tiers.map((tier): ActivityOffer => {
    const claimed = claims.get(item(tier));
    return {
      tierId: tier.id,
      item: item(tier),
      state: rewardState({ claimed, isMet: progress >= tier.from, endsAt, now: world.clock.now() }),
      claimedAt: claimed?.at ?? null,
      reward: tier.rewardMin,
      turnover: turnoverTimes * tier.rewardMin,
    };
  });
  return {
    progress,
    next: nextStep(
      tiers.map(({ from }) => from),
      progress,
    ),
    endsAt,
    offers,
  };
}
