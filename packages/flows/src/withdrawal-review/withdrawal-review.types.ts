import type {
  BankAccount,
  Withdrawal,
  WithdrawalInput,
  WithdrawalRules,
} from '@fortuna/domain/model/cashier.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import type { WithdrawalAttempt } from '../attempt.ts';
import type { Pace, Watch } from '../watch.ts';

export interface WithdrawalFlowInput {
  /** The stored attempt of an earlier visit to the page, whose answer nobody has seen; null: a fresh form. */
  readonly attempt: WithdrawalAttempt | null;
  /** Follow this withdrawal instead of showing the form (a reload during the review); an attempt comes first. */
  readonly billNo?: string | null;
  /** The name that the server gives the withdrawal password's field in an `invalid` answer. */
  readonly passwordField: string;
  /** How the records are looked at after a lost answer; default `checkingPace`. */
  readonly checkingPace?: Pace;
  /** How the review is followed; default `reviewPace`. */
  readonly reviewPace?: Pace;
}

/** What the player has chosen, and the rules that its fees are reckoned by. */
export interface WithdrawalDraft {
  readonly amount: Centavos;
  readonly account: BankAccount;
  readonly rules: WithdrawalRules;
}

export interface WithdrawalContext {
  readonly passwordField: string;
  readonly billNo: string | null;
  readonly draft: WithdrawalDraft | null;
  /** Held from the press until the answer, never longer and never stored. */
  readonly withdrawalPassword: string | null;
  readonly attempt: WithdrawalAttempt | null;
  readonly withdrawal: Withdrawal | null;
  readonly problem: Problem | null;
  readonly watch: Watch;
  readonly checkingPace: Pace;
  readonly reviewPace: Pace;
}

export type WithdrawalEvent =
  | { readonly type: 'player.submit'; readonly draft: WithdrawalDraft }
  | { readonly type: 'player.confirm'; readonly withdrawalPassword: string }
  | { readonly type: 'player.back' }
  /** Read the records once more. */
  | { readonly type: 'player.lookAgain' }
  /** Give the unanswered attempt up and go back to the form. The withdrawal may still turn up in the records. */
  | { readonly type: 'player.discard' }
  | { readonly type: 'player.another' }
  /** The page is in front again. */
  | { readonly type: 'page.focused' };

/** `openAttempt`: makes the key and stores the attempt. When it rejects (say, the device is offline) nothing has been sent. */
export interface OpenWithdrawalInput {
  readonly amount: Centavos;
  readonly account: BankAccount;
}

/** `createWithdrawal`: sends it under the attempt's key, no retries of its own. Rejects with ProblemError. */
export interface CreateWithdrawalInput {
  readonly attempt: WithdrawalAttempt;
  readonly input: WithdrawalInput;
}

/**
 * `findWithdrawal`: the record as the server knows it now, the one that the attempt made (by key, else newer than `at` with the
 * same amount) or the one with this number; null: none (yet). Rejects with ProblemError.
 */
export type FindWithdrawalInput =
  | { readonly by: 'attempt'; readonly attempt: WithdrawalAttempt }
  | { readonly by: 'billNo'; readonly billNo: string };
