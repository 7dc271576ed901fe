import type { DepositInput, DepositOrder, PaymentChannel } from '@fortuna/domain/model/cashier.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import type { AttemptActors } from '../attempt/attempt.actors.ts';
import type { Attempt, AttemptKind, AttemptNews, AttemptStage } from '../attempt/attempt.types.ts';
import type { Pace } from '../watch/watch.ts';

/** Everything the body is made of, so that an identical one can be sent again. */
export interface DepositAttempt extends Attempt {
  readonly amount: Centavos;
  readonly channel: PaymentChannel;
}

export interface DepositKind extends AttemptKind {
  readonly attempt: DepositAttempt;
  readonly request: DepositInput;
  readonly input: undefined;
  readonly record: DepositOrder;
}

export type DepositActors = AttemptActors<DepositKind>;

export interface DepositFlowInput {
  /** The stored attempt of an earlier visit to the page whose answer was never seen; null: a fresh form. */
  readonly attempt: DepositAttempt | null;
  /** Origins of payment providers that may be left for, e.g. `https://pay.example.com`. */
  readonly allowedOrigins: readonly string[];
  /** How the records are looked at after a lost answer; default `checkingPace`. */
  readonly checkingPace?: Pace;
}

export interface DepositContext {
  readonly allowedOrigins: readonly string[];
  readonly checkingPace: Pace | undefined;
  /** The attempt to resume, and in the end the one that was answered. */
  readonly attempt: DepositAttempt | null;
  readonly stage: AttemptStage;
  readonly order: DepositOrder | null;
  readonly problem: Problem | null;
}

export type DepositEvent =
  | { readonly type: 'player.submit'; readonly input: DepositInput }
  /** Read the records once more. */
  | { readonly type: 'player.stopWaiting' }
  | { readonly type: 'player.lookAgain' }
  /** Send the identical order under the same key: the server answers with what it saved, or makes the order once. */
  | { readonly type: 'player.sendSame' }
  /** Give up the unanswered attempt, or the way to pay an order, and go back to the form. The order may stand in the records, unpaid. */
  | { readonly type: 'player.discard' }
  /** Leave for the provider's page, whose host has been shown. */
  | { readonly type: 'player.leave' }
  /** Show the order's own payment step instead. */
  | { readonly type: 'player.openOrder' }
  | AttemptNews;

/** Where the route goes next. */
export type DepositOutput =
  | { readonly kind: 'ordered'; readonly billNo: string }
  /** Go to `url` (https, on the allow-list); the payment step of `billNo` is where the player comes back to. */
  | { readonly kind: 'leaving'; readonly billNo: string; readonly url: string };
