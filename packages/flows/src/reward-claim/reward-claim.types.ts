import type { ClaimResult, ClaimTarget } from '@fortuna/domain/model/promotions-rewards.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import type { Attempt, AttemptKind, AttemptNews, AttemptStage } from '../attempt/attempt.types.ts';
import type { Pace } from '../watch/watch.ts';

export interface ClaimAttempt extends Attempt {
  readonly target: ClaimTarget;
}

export interface ClaimKind extends AttemptKind {
  readonly attempt: ClaimAttempt;
  readonly request: ClaimTarget;
  readonly input: undefined;
  readonly record: ClaimResult;
}

export interface ClaimFlowInput {
  readonly target: ClaimTarget;
  /** The stored claim of an earlier visit to the page whose answer was never seen; null: none. */
  readonly attempt: ClaimAttempt | null;
  /** How the rewards are looked at after a lost answer; default `checkingPace`. */
  readonly checkingPace?: Pace;
}

export interface ClaimContext {
  readonly target: ClaimTarget;
  readonly checkingPace: Pace | undefined;
  /** The attempt to resume. */
  readonly attempt: ClaimAttempt | null;
  readonly stage: AttemptStage;
  readonly result: ClaimResult | null;
  readonly problem: Problem | null;
}

export type ClaimEvent =
  | { readonly type: 'player.claim' }
  | { readonly type: 'player.stopWaiting' }
  /** Look at the rewards once more. */
  | { readonly type: 'player.lookAgain' }
  /** Send the identical claim under the same key: the server answers with what it saved, or pays once. */
  | { readonly type: 'player.sendSame' }
  /** Give up the unanswered claim. The reward stays in its list, claimed or not. */
  | { readonly type: 'player.discard' }
  | AttemptNews;

/** Emitted once for each claim that was paid: lists and balance are out of date, and the outcome is to be told. */
export interface RewardClaimed {
  readonly type: 'reward.claimed';
  readonly target: ClaimTarget;
  readonly result: ClaimResult;
}
