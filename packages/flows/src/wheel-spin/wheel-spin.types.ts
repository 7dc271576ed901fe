import type { SpinResult, WheelKind } from '@fortuna/domain/model/promotions-wheels.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import type { AttemptActors } from '../attempt/attempt.actors.ts';
import type { Attempt, AttemptKind, AttemptNews, AttemptStage } from '../attempt/attempt.types.ts';
import type { Pace } from '../watch/watch.ts';

export interface SpinAttempt extends Attempt {
  readonly wheel: WheelKind;
}

export interface SpinKind extends AttemptKind {
  readonly attempt: SpinAttempt;
  readonly request: { readonly wheel: WheelKind };
  readonly input: undefined;
  readonly record: SpinResult;
}

export type SpinActors = AttemptActors<SpinKind>;

export interface SpinFlowInput {
  readonly wheel: WheelKind;
  /** The stored spin of an earlier visit to the page whose prize was never seen; null: none. */
  readonly attempt: SpinAttempt | null;
  /** How the wheel is looked at after a lost answer; default `checkingPace`. */
  readonly checkingPace?: Pace;
}

export interface SpinContext {
  readonly wheel: WheelKind;
  readonly checkingPace: Pace | undefined;
  /** The attempt to resume, and the one whose prize is being shown. */
  readonly attempt: SpinAttempt | null;
  readonly stage: AttemptStage;
  readonly spin: SpinResult | null;
  readonly problem: Problem | null;
}

export type SpinEvent =
  | { readonly type: 'player.spin' }
  | { readonly type: 'player.stopWaiting' }
  /** Look at the wheel once more. */
  | { readonly type: 'player.lookAgain' }
  /** Send the identical spin under the same key: the server answers with the prize it saved, or draws once. */
  | { readonly type: 'player.sendSame' }
  /** Give up the unanswered spin. What it won, if it was taken, is in the wallet. */
  | { readonly type: 'player.discard' }
  /** The wheel has come to rest on the prize, or was never turned (reduced motion). */
  | { readonly type: 'wheel.landed' }
  /** Show the prize at once. */
  | { readonly type: 'player.skip' }
  /** The prize has been seen. */
  | { readonly type: 'player.goOn' }
  | AttemptNews;

/** Emitted once for each spin that was taken, as soon as the server says so: wheel and balance are out of date. */
export interface SpinTaken {
  readonly type: 'spin.taken';
  readonly wheel: WheelKind;
  readonly spin: SpinResult;
}
