import type { Bank, BankAccount } from '@fortuna/domain/model/cashier.ts';
import type { Problem } from '@fortuna/domain/problem.ts';

/** Saving a new account. */
export type BankAccountSaving =
  | { readonly kind: 'editing'; readonly problem: Problem | null }
  | { readonly kind: 'submitting' }
  /** Saved and in the list; the form is empty again. */
  | { readonly kind: 'saved' };

/** Removing an account; it is asked about first. */
export type BankAccountRemoval =
  | {
      readonly kind: 'asking';
      readonly account: BankAccount;
      /** What the last attempt met: the question stays. */
      readonly problem: Problem | null;
    }
  | { readonly kind: 'removing'; readonly account: BankAccount }
  /** Gone from the list, or about to go. */
  | { readonly kind: 'removed' };

export interface BankAccountsContent {
  readonly accounts: readonly BankAccount[];
  /** Banks to choose from for a card account; empty: only PIX keys can be added. */
  readonly banks: readonly Bank[];
  /** E-wallets to choose from; empty: none can be added. */
  readonly wallets: readonly Bank[];
  /** Null while the form is closed. */
  readonly saving: BankAccountSaving | null;
  /** Null while nothing is being removed. */
  readonly removal: BankAccountRemoval | null;
}
