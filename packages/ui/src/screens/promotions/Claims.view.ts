import type { ClaimResult, ClaimTarget } from '@fortuna/domain/model/promotions-rewards.ts';
import type { Problem } from '@fortuna/domain/problem.ts';

/** Where one claim stands (made by `reward-claim.view.ts` of packages/flows). */
export type ClaimView =
  /** It can be claimed; `problem` is what the last attempt met. */
  | { readonly kind: 'ready'; readonly problem: Problem | null }
  | { readonly kind: 'submitting' }
  /** The answer was lost: the rewards are being read, nothing is sent again. */
  | { readonly kind: 'checking' }
  /** The rewards do not show it (yet). The player may look again, or send the very same claim under the same key. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'claimed'; readonly result: ClaimResult };

/** What a player does with a claim. */
export type ClaimPress = 'claim' | 'stopWaiting' | 'lookAgain' | 'sendSame' | 'discard';

/** The claims of a page: one for each thing to claim, so that the others stay usable while one waits. */
export interface Claims {
  readonly of: (target: ClaimTarget) => ClaimView;
  readonly onPress: (target: ClaimTarget, press: ClaimPress) => void;
}
