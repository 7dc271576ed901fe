import type {
  BankAccount,
  Withdrawal,
  WithdrawalInput,
  WithdrawalRules,
} from '@fortuna/domain/model/cashier.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import type { AttemptActors } from '../attempt/attempt.actors.ts';
import type { Attempt, AttemptKind, AttemptNews, AttemptStage, Trace } from '../attempt/attempt.types.ts';
import type { WatchActors } from '../watch/watch.actors.ts';
import type { Pace } from '../watch/watch.ts';
import type { WatchEvent, WatchNews } from '../watch/watch.types.ts';

/** Holds no password: a withdrawal is never sent a second time, only looked for. */
export interface WithdrawalAttempt extends Attempt {
  readonly amount: Centavos;
  readonly accountId: number;
}

export interface WithdrawalKind extends AttemptKind {
  readonly attempt: WithdrawalAttempt;
  readonly request: WithdrawalDraft;
  /** With the withdrawal password. */
  readonly input: WithdrawalInput;
  readonly record: Withdrawal;
}

export type WithdrawalActors = AttemptActors<WithdrawalKind>;

export type ReviewActors = WatchActors<Withdrawal>;

export interface WithdrawalFlowInput {
  /** The stored attempt of an earlier visit to the page whose answer was never seen; null: a fresh form. */
  readonly attempt: WithdrawalAttempt | null;
  /** Follow this withdrawal instead of showing the form (a reload during the review); an attempt comes first. */
  readonly billNo?: string | null;
  /** How the records are looked at after a lost answer; default `checkingPace`. */
  readonly checkingPace?: Pace;
  /** How the review is followed; default `reviewPace`. */
  readonly reviewPace?: Pace;
}

/** What the player has chosen, and the rules by which its fees are calculated. */
export interface WithdrawalDraft {
  readonly amount: Centavos;
  readonly account: BankAccount;
  /** The member's own words on it; may be empty. */
  readonly remark: string;
  readonly rules: WithdrawalRules;
}

export interface WithdrawalContext {
  readonly checkingPace: Pace | undefined;
  readonly reviewPace: Pace;
  /** What an earlier visit to the page has left behind to be looked for. */
  readonly trace: Trace<WithdrawalAttempt> | null;
  readonly stage: AttemptStage;
  readonly draft: WithdrawalDraft | null;
  readonly withdrawal: Withdrawal | null;
  /** The last look failed: what is shown may be old. */
  readonly isStale: boolean;
  readonly problem: Problem | null;
}

export type WithdrawalEvent =
  | { readonly type: 'player.submit'; readonly draft: WithdrawalDraft }
  | { readonly type: 'player.confirm'; readonly withdrawalPassword: string }
  | { readonly type: 'player.back' }
  /** Waits no longer for the answer to what was sent. */
  | { readonly type: 'player.stopWaiting' }
  /** Give up the unanswered attempt and go back to the form. The withdrawal may still turn up in the records. */
  | { readonly type: 'player.discard' }
  | { readonly type: 'player.another' }
  /** Read the records once more. */
  | WatchEvent
  | AttemptNews
  | WatchNews<Withdrawal>;
