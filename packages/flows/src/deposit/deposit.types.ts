import type { DepositInput, DepositOrder } from '@fortuna/domain/model/cashier.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import type { DepositAttempt } from '../attempt.ts';
import type { Pace, Watch } from '../watch.ts';

export interface DepositFlowInput {
  /** The stored attempt of an earlier visit to the page, whose answer nobody has seen; null: a fresh form. */
  readonly attempt: DepositAttempt | null;
  /** Origins of payment providers that may be left for, e.g. `https://pay.example.com`. */
  readonly allowedOrigins: readonly string[];
  /** How the records are looked at after a lost answer; default `checkingPace`. */
  readonly checkingPace?: Pace;
}

export interface DepositContext {
  readonly allowedOrigins: readonly string[];
  readonly input: DepositInput | null;
  readonly attempt: DepositAttempt | null;
  /** The attempt is being sent a second time, at the player's wish. */
  readonly isRepeat: boolean;
  readonly order: DepositOrder | null;
  readonly problem: Problem | null;
  readonly watch: Watch;
}

export type DepositEvent =
  | { readonly type: 'player.submit'; readonly input: DepositInput }
  /** Read the records once more. */
  | { readonly type: 'player.lookAgain' }
  /** Send the very same order under the same key: the server answers with what it saved, or makes the order once. */
  | { readonly type: 'player.sendSame' }
  /** Give the unanswered attempt up and go back to the form. The order may still turn up in the records, unpaid. */
  | { readonly type: 'player.discard' }
  /** Leave for the provider's page, whose host has been shown. */
  | { readonly type: 'player.leave' }
  /** Show the order's own payment step instead. */
  | { readonly type: 'player.openOrder' };

/** Where the route goes next. */
export type DepositOutput =
  | { readonly kind: 'ordered'; readonly billNo: string }
  /** Go to `url` (https, on the allow-list); the payment step of `billNo` is where the player comes back to. */
  | { readonly kind: 'leaving'; readonly billNo: string; readonly url: string };

/**
 * `openAttempt`: makes the key and stores the attempt. When it rejects (say, the device is offline) nothing has been sent.
 * Where storage is blocked it keeps the attempt in memory rather than rejecting.
 */
export interface OpenDepositInput {
  readonly input: DepositInput;
}

/** `createDeposit`: sends the attempt under its key, no retries of its own. Rejects with ProblemError. */
export interface CreateDepositInput {
  readonly attempt: DepositAttempt;
}

/** `findOrder`: the order that this attempt made, by key (else newer than `at` with the same amount); null: none (yet). */
export interface FindOrderInput {
  readonly attempt: DepositAttempt;
}
