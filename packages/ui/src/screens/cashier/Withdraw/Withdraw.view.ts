import type { BankAccount, Withdrawal, WithdrawalRules } from '@fortuna/domain/model/cashier.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import type { Problem } from '@fortuna/domain/problem.ts';

/** What the player is about to confirm. */
export interface WithdrawalSummary {
  readonly amount: Centavos;
  readonly account: BankAccount;
  /** The member's own words on it; may be empty. */
  readonly remark: string;
  readonly mandatoryFee: Centavos;
  readonly generalFee: Centavos;
  readonly net: Centavos;
}

/** What the withdrawal flow tells the screen (made by `withdrawal-review.view.ts` of packages/flows). */
export type WithdrawalSubmission =
  | { readonly kind: 'editing'; readonly problem: Problem | null }
  /** Fees and net amount are shown; the withdrawal password is asked for. `problem`: what the last attempt met. */
  | { readonly kind: 'confirming'; readonly summary: WithdrawalSummary; readonly problem: Problem | null }
  | { readonly kind: 'submitting'; readonly summary: WithdrawalSummary }
  /** The answer was lost: the records are being read, nothing is sent again. */
  | { readonly kind: 'checking'; readonly summary: WithdrawalSummary | null }
  /** Not in the records (yet). The player may look again; nothing is sent. */
  | { readonly kind: 'unknown'; readonly summary: WithdrawalSummary | null }
  | {
      readonly kind: 'pendingReview';
      readonly withdrawal: Withdrawal;
      /** The last look at the record failed. */
      readonly isStale: boolean;
    }
  | { readonly kind: 'approved'; readonly withdrawal: Withdrawal }
  | { readonly kind: 'rejected'; readonly withdrawal: Withdrawal };

/** What the page is about, once it is there. */
export type WithdrawContent =
  | { readonly kind: 'demo' }
  /** No withdrawal password yet: leads to setting one and back. */
  | { readonly kind: 'noPassword' }
  /** No PIX key or card yet: leads to adding one and back. */
  | { readonly kind: 'noAccount' }
  | {
      readonly kind: 'form';
      readonly balance: Centavos;
      readonly rules: WithdrawalRules;
      readonly accounts: readonly BankAccount[];
      readonly submission: WithdrawalSubmission;
    };
