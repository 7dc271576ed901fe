import type { Transfer, TransferOrder } from '@fortuna/domain/model/games-transfers.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import type { AttemptActors } from '../attempt/attempt.actors.ts';
import type { Attempt, AttemptKind, AttemptNews, AttemptStage } from '../attempt/attempt.types.ts';
import type { MoneyMoved } from '../money-moved.ts';
import type { Pace } from '../watch/watch.ts';

export interface TransferAttempt extends Attempt {
  readonly order: TransferOrder;
}

export interface TransferKind extends AttemptKind {
  readonly attempt: TransferAttempt;
  readonly request: TransferOrder;
  readonly input: undefined;
  readonly record: Transfer;
}

export type TransferActors = AttemptActors<TransferKind>;

export interface TransferFlowInput {
  /** The stored move of an earlier visit whose answer was never seen; null: none. */
  readonly attempt: TransferAttempt | null;
  /** How the moves are looked at after a lost answer; default `checkingPace`. */
  readonly checkingPace?: Pace;
}

export interface TransferContext {
  readonly checkingPace: Pace | undefined;
  /** The attempt to resume. */
  readonly attempt: TransferAttempt | null;
  /** What was asked for last. */
  readonly order: TransferOrder | null;
  readonly stage: AttemptStage;
  readonly transfer: Transfer | null;
  readonly problem: Problem | null;
}

export type TransferEvent =
  | { readonly type: 'player.transfer'; readonly order: TransferOrder }
  /** Nobody has pressed: money has come that follows to where the rest is. */
  | { readonly type: 'money.arrived'; readonly order: TransferOrder }
  | { readonly type: 'player.stopWaiting' }
  /** Look at the moves once more. */
  | { readonly type: 'player.lookAgain' }
  /** Send the identical move under the same key: the server answers with what it saved, or moves the money once. */
  | { readonly type: 'player.sendSame' }
  /** Give up the unanswered move. The balances say whether it was made. */
  | { readonly type: 'player.discard' }
  | AttemptNews;

/** Emitted once for each move that was made, and where one was given up or refused: the balances are out of date. */
export type TransferNews = MoneyMoved | { readonly type: 'transfer.ended' };
