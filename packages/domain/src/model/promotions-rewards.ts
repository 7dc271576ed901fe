import type { Centavos } from '../money.ts';

/** Only `open` can be claimed; any status that we do not know counts as `locked`. */
export type RewardState = 'locked' | 'open' | 'claimed' | 'expired';

/**
 * One thing to claim: the first deposit, an invited member, a day's loss, or a single deposit (specification section 3, recharge
 * rebate).
 */
export interface Reward {
  /** For invitations the id of the invited member. */
  readonly id: number;
  /** What it is for, to be shown as it is: order number, day, or masked name. */
  readonly subject: string | null;
  readonly state: RewardState;
  /** ISO instants. */
  readonly claimedAt: string | null;
  /** Last moment to claim; null for no end. */
  readonly endsAt: string | null;
  readonly required: Centavos;
  /** How much of the required amount has been reached. */
  readonly progress: Centavos;
  readonly amount: Centavos;
  /** Turnover that a claim requires. */
  readonly turnover: Centavos;
}

export interface RewardList {
  readonly rewards: readonly Reward[];
  /** The server's clock at the answer, ISO: count down against this, never the phone's clock. */
  readonly serverTime: string;
}

/** What a claim credited, and the member's money afterwards; null where the answer does not say: read the member again. */
export interface ClaimResult {
  readonly amount: Centavos;
  readonly turnover: Centavos | null;
  readonly balance: Centavos | null;
  readonly turnoverLeft: Centavos | null;
}

/** The rewards that are checked and claimed by the member's id; the first deposit goes by name and site. */
export const rewardSources = ['invitation', 'lossRelief', 'depositRebate'] as const;
export type RewardSource = (typeof rewardSources)[number];

/** One thing to claim: everything that its call is made of but the member and the key. */
export type ClaimTarget =
  | { readonly by: 'firstDeposit' | 'rebateWallet' }
  | { readonly by: RewardSource; readonly rewardId: number }
  | { readonly by: 'activity'; readonly code: string; readonly tierId: number | null };

/** A target as one word, by which its row, its flow and its stored attempt are found again. */
export function claimName(target: ClaimTarget): string {
  switch (target.by) {
    case 'firstDeposit':
    case 'rebateWallet':
      return target.by;
    case 'activity':
      return `activity.${target.code}.${target.tierId ?? ''}`;
    default:
      return `${target.by}.${target.rewardId}`;
  }
}
