import type { Centavos } from '@fortuna/domain/money.ts';
import type { MessageKey } from '../../messages/translate.ts';
import type { MemberRow } from '../members.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import {
  ensureTakesPart,
  grantReward,
  type RewardRow,
  type RewardSource,
  type RewardState,
} from './rewards.ts';

/** How far back the lists of rewards go. */
export const listedDays = 30;
/** The most entries a list can have. */
export const listedOffers = 100;

/** A reward that a member has, had, or could have. */
export interface Offer {
  /** What a claim names it by. */
  readonly id: number;
  /** What it is for; at most one reward of a source for each. */
  readonly item: string;
  /** What it is for, as the member sees it. */
  readonly subject: string | null;
  readonly state: RewardState;
  readonly claimedAt: number | null;
  /** Last instant to claim; null for no end. */
  readonly endsAt: number | null;
  readonly required: Centavos;
  readonly progress: Centavos;
  readonly reward: Centavos;
  readonly turnover: Centavos;
  readonly relatedBillNo: string | null;
}

export interface StateQuestion {
  readonly claimed: RewardRow | undefined;
  readonly isMet: boolean;
  readonly endsAt: number | null;
  readonly now: number;
}

export function rewardState({ claimed, isMet, endsAt, now }: StateQuestion): RewardState {
  if (claimed) return 'claimed';
  if (!isMet) return 'locked';
  return endsAt !== null && now > endsAt ? 'expired' : 'open';
}

const refusalByState: Readonly<Record<RewardState, MessageKey | null>> = {
  open: null,
  locked: null,
  claimed: 'rewardClaimedAlready',
  expired: 'rewardExpired',
};

/** Why something that is not open cannot be claimed. */
export function refusalFor(state: RewardState | undefined, otherwise: MessageKey): Refusal {
  return new Refusal((state && refusalByState[state]) ?? otherwise);
}

/**
 * Claims the offer with an id, or without one the oldest that is open. Call inside a transaction.
 * @param offers newest first
 * @param otherwise the message if there is no better one
 * @throws Refusal when it is claimed already, over, or not earned
 */
export function claimOffer(
  world: World,
  member: MemberRow,
  claim: {
    readonly source: RewardSource;
    readonly offers: readonly Offer[];
    readonly id?: number;
    readonly otherwise: MessageKey;
  },
): RewardRow {
  ensureTakesPart(member);
  const { source, offers, id, otherwise } = claim;
  const named = id === undefined ? undefined : offers.find((offer) => offer.id === id);
  const chosen = id === undefined ? offers.findLast(({ state }) => state === 'open') : named;
  if (chosen?.state !== 'open') {
    throw refusalFor(id === undefined ? offers[0]?.state : named?.state, otherwise);
  }
  const { item, reward: money, turnover, relatedBillNo } = chosen;
  return grantReward(world, member, { source, item, money, turnover, relatedBillNo });
}
