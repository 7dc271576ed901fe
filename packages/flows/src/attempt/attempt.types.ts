import type { Problem } from '@fortuna/domain/problem.ts';
import type { Pace, Watch } from '../watch/watch.ts';
import type { ByNumber } from '../watch/watch.types.ts';

/**
 * One try at something that may happen only once (a deposit, a withdrawal, a spin, a claim), stored (session storage) before it
 * is sent, so that a reload or a lost answer finds it again (docs/promises.md, reliability 1). It is closed once the server has given
 * its verdict or the player has moved on.
 */
export interface Attempt {
  /** Idempotency key, made once; the same key goes only with the same body. */
  readonly key: string;
  /** ISO instant at which it was made; used to find the record where the server keeps no keys. */
  readonly at: string;
}

/** What one kind of attempt consists of; each flow names its own. */
export interface AttemptKind {
  /** What is stored. */
  readonly attempt: Attempt;
  /** What an attempt is opened from. */
  readonly request: unknown;
  /**
   * What the body needs beyond the attempt, held from the press until the answer and never stored (a password); `undefined` where
   * the attempt is the whole body, so that a second send is identical.
   */
  readonly input: unknown;
  /** What the server makes of it. */
  readonly record: unknown;
}

/** What a record is looked up by: the attempt that asked for it, or its own number. */
export type Trace<Stored extends Attempt = Attempt> =
  | { readonly by: 'attempt'; readonly attempt: Stored }
  | ByNumber;

export interface AttemptInput<Kind extends AttemptKind> {
  /** Look for the record of an earlier visit to the page; null: wait for `attempt.submit`. */
  readonly trace: Trace<Kind['attempt']> | null;
  /** The player may send the same again. Only where the stored attempt is the whole body. */
  readonly isRepeatable: boolean;
  /** An answered attempt stays stored, because its answer has a step of its own that a reload must find; the parent closes it. */
  readonly isKeptWhenAnswered: boolean;
  /** How the records are looked at after a lost answer; default `checkingPace`. */
  readonly pace?: Pace;
}

export interface AttemptContext<Kind extends AttemptKind> {
  readonly isRepeatable: boolean;
  readonly isKeptWhenAnswered: boolean;
  readonly request: Kind['request'] | null;
  readonly input: Kind['input'] | undefined;
  readonly trace: Trace<Kind['attempt']> | null;
  /** The attempt is being sent a second time, at the player's request. */
  readonly isRepeat: boolean;
  readonly record: Kind['record'] | null;
  readonly problem: Problem | null;
  readonly watch: Watch;
}

export type AttemptEvent<Kind extends AttemptKind> =
  /** Open an attempt and send it. */
  | {
      readonly type: 'attempt.submit';
      readonly request: Kind['request'];
      readonly input: Kind['input'];
    }
  /** Read the records once more. */
  /** Waits no longer for the answer: it counts as lost. */
  | { readonly type: 'player.stopWaiting' }
  | { readonly type: 'player.lookAgain' }
  /** Send the identical request under the same key: the server answers with what it saved, or does it now, once. */
  | { readonly type: 'player.sendSame' }
  /** Give up the unanswered attempt. What was requested may still turn up in the records. */
  | { readonly type: 'player.discard' };

/** How far an attempt has come, in the screens' terms. */
export type AttemptStage = 'submitting' | 'checking' | 'unknown';

/** What the parent is told while the attempt runs. */
export interface AttemptNews {
  readonly type: 'attempt.moved';
  readonly stage: AttemptStage;
}

/** How an attempt ends. */
export type AttemptOutput<Kind extends AttemptKind> =
  | {
      readonly kind: 'answered';
      readonly record: Kind['record'];
      readonly trace: Trace<Kind['attempt']>;
    }
  /** It did not happen; the attempt is closed. */
  | { readonly kind: 'refused'; readonly problem: Problem }
  /** It could not be opened (say, the device is offline): nothing was stored and nothing sent. */
  | { readonly kind: 'unopened'; readonly problem: Problem }
  | { readonly kind: 'discarded' };

/** Params of the injected `closeAttempt` action: removes the attempt with this key from storage. */
export interface CloseAttemptParams {
  readonly key: string;
}
