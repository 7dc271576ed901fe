import type { components } from '@fortuna/api/generated/schema.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import type { MemberRow } from '../../members.ts';
import type { World } from '../../world.ts';
import type { RewardSource, RewardState } from '../rewards.ts';

export type ActivityCode = components['schemas']['ActivityCode'];
export type ActivityMetric = components['schemas']['ActivityMetric'];

/** A step of an activity. `from` and `to` are in the unit of the metric, rewards centavos or whole percent. */
export interface Tier {
  readonly id: number;
  readonly from: number;
  readonly to: number | null;
  readonly rewardType: 'amount' | 'percent';
  readonly rewardMin: number;
  readonly rewardMax: number;
}

/** The rule in figures; money in centavos, counts as they are. */
export interface RuleFigures {
  readonly metric: ActivityMetric;
  readonly period: components['schemas']['ActivityRule']['period'];
  readonly minAmount: number | null;
  readonly basisPoints: number | null;
  readonly maxReward: Centavos | null;
  readonly turnoverTimes: number;
  readonly turnoverOn: 'recharge' | 'reward' | 'none';
  readonly claimDays: number | null;
  readonly balanceBelow?: Centavos;
}

/** Something that a claim can give. */
export interface ActivityOffer {
  /** Null where tiers are not claimed one by one. */
  readonly tierId: number | null;
  /** What it is for; at most one reward of the activity each. */
  readonly item: string;
  readonly state: RewardState;
  readonly claimedAt: number | null;
  /** Null where it is drawn by the claim. */
  readonly reward: Centavos | null;
  readonly turnover: Centavos | null;
  readonly relatedBillNo?: string | null;
}

/** Where a member stands. */
export interface ActivityStanding {
  /** Of the metric, in its unit. */
  readonly progress: number;
  /** What the next step requires. */
  readonly next: number | null;
  /** End of the running period, or last instant to claim. */
  readonly endsAt: number | null;
  readonly offers: readonly ActivityOffer[];
  /** States of tiers that are no offers of their own. */
  readonly tierStates?: ReadonlyMap<number, RewardState>;
  /** What each day of the period gave to the progress, first day first. */
  readonly days?: readonly { readonly day: string; readonly amount: number }[];
}

/** An activity that has its own state. */
export interface ActivityRules {
  /** Tiers for a member's standing are the same for all. */
  readonly tiers: readonly Tier[];
  readonly figures: RuleFigures;
  stand(world: World, member: MemberRow): ActivityStanding;
  /** Null where another call claims it. */
  readonly source: Exclude<RewardSource, 'vip' | 'agency'> | null;
  /** True where a claim has to name a tier. */
  readonly isByTier?: boolean;
  /** Draws the reward where the offer does not fix it. */
  draw?(world: World): Centavos;
  /** What else a claim does, in its transaction. */
  afterClaim?(world: World, member: MemberRow, offer: ActivityOffer): void;
}

/** The first step that is not reached yet. */
export function nextStep(steps: readonly number[], progress: number): number | null {
  return steps.find((step) => step > progress) ?? null;
}
