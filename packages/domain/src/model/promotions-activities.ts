import type { Centavos } from '../money.ts';
import type { RewardState } from './promotions-rewards.ts';

/** The sixteen activity pages, by the last part of their address (specification section 2). */
export const activityCodes = [
  'recharge',
  'invitation-activity',
  'lottery-wheel',
  'daily-loss-relief-fund',
  'recharge-rebate',
  'super',
  'treasure',
  'cashback',
  'agent',
  'offers',
  'mysterious',
  'rescue',
  'level',
  'weekly-Compensation',
  'magnet',
  'exchange',
] as const;
export type ActivityCode = (typeof activityCodes)[number];

export const activityCategories = [
  'deposit',
  'loss',
  'invite',
  'wheel',
  'vip',
  'daily',
  'points',
  'overview',
] as const;
export type ActivityCategory = (typeof activityCategories)[number];

/** How an activity is claimed; each has functions of its own in the client. */
export type ClaimRoute =
  | 'firstDeposit'
  | 'invitation'
  | 'dailyWheel'
  | 'lotteryWheel'
  | 'lossRelief'
  | 'depositRebate'
  | 'rebateWallet'
  | 'activity';

/** Plain text, never markup. */
export type ContentBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'steps' | 'terms'; readonly items: readonly string[] };

/** What an activity looks at. */
export type ActivityMetric =
  | 'singleDeposit'
  | 'firstDeposit'
  | 'totalDeposits'
  | 'validBets'
  | 'netLoss'
  | 'invitees'
  | 'vipLevel'
  | 'points'
  | 'none'
  /** Newer than we are: only the server knows the unit of its figures. */
  | 'other';

const countMetrics: ReadonlySet<ActivityMetric> = new Set([
  'invitees',
  'vipLevel',
  'points',
  'none',
  'other',
]);

/** True where the figures of an activity are centavos, false where they are counts or, for `other`, plain numbers. */
export function isMoneyMetric(metric: ActivityMetric): boolean {
  return !countMetrics.has(metric);
}

export type ActivityPeriod =
  | 'once'
  | 'daily'
  | 'weekly'
  | 'monthly'
  | 'fiveHours'
  | 'perItem'
  | 'always'
  | 'other';

/** The rule in figures. "Units of the metric" are centavos or a count, as `isMoneyMetric` says. */
export interface ActivityRule {
  readonly metric: ActivityMetric;
  readonly period: ActivityPeriod;
  /** Minimum of the metric, in its units; null for none. */
  readonly min: number | null;
  /** Share of the metric in basis points, where there are no tiers. */
  readonly shareBasisPoints: number | null;
  readonly maxReward: Centavos | null;
  /** The turnover required is this times `turnoverOn`. */
  readonly turnoverTimes: number;
  readonly turnoverOn: 'deposit' | 'reward' | 'none' | 'other';
  /** Days to claim after the period; null where the claim must fall within it. */
  readonly claimDays: number | null;
  /** Only while the member has less than this, money that is held for a withdrawal included; left out where that does not matter. */
  readonly balanceBelow?: Centavos;
}

/** A step; between `from` and `to` the reward grows evenly. */
export interface ActivityTier {
  readonly id: number;
  readonly name: string;
  /** In units of the metric. */
  readonly from: number;
  /** Null for no upper end. */
  readonly to: number | null;
  /** `share`: min and max are basis points of the metric; `money`: centavos; `other`: plain numbers, which `name` explains. */
  readonly reward: { readonly unit: 'money' | 'share' | 'other'; readonly min: number; readonly max: number };
  readonly state: RewardState;
}

/** A day, `YYYY-MM-DD` in the site's time zone, and what it gave to the progress, in units of the metric; below zero where it took off. */
export interface ActivityDay {
  readonly day: string;
  readonly amount: number;
}

export interface ActivityState {
  readonly status: RewardState;
  /** In units of the metric, as `next`. */
  readonly progress: number;
  /** What the next step requires; null where there is none. */
  readonly next: number | null;
  /** What a claim would give; null where it is drawn at the claim. */
  readonly reward: Centavos | null;
  /** ISO instants. */
  readonly claimedAt: string | null;
  readonly endsAt: string | null;
  /** Of the period, first day first, days to come left out; none where the server does not tell the days. */
  readonly days?: readonly ActivityDay[];
}

export interface Activity {
  readonly id: number;
  /** The last part of its address, by which it is read and claimed, whether we know it or not. */
  readonly code: string;
  /** Which of our pages and drawings belong to it; `other` gets the default ones and the server's own text. */
  readonly page: ActivityCode | 'other';
  readonly category: ActivityCategory;
  readonly title: string;
  readonly subtitle: string | null;
  /** Null: the site draws it. */
  readonly pictureUrl: string | null;
  /** Empty where nothing is claimed. */
  readonly claimBy: readonly ClaimRoute[];
  /** ISO instants; no end where null. */
  readonly startsAt: string;
  readonly endsAt: string | null;
  readonly content: readonly ContentBlock[];
  readonly rule: ActivityRule;
  readonly tiers: readonly ActivityTier[];
  /** Null for guests, and where a separate check call gives it. */
  readonly state: ActivityState | null;
  /** How many of its rewards, tiers or spins the member can claim now; 0 for guests. */
  readonly openCount: number;
}

export interface ActivityList {
  /** In the order to show them. */
  readonly activities: readonly Activity[];
  /** The server's clock at the answer, ISO. */
  readonly serverTime: string;
}
