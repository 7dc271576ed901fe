import type { Bank, BankAccount, NewBankAccount } from '@fortuna/domain/model/cashier.ts';
import type { Problem } from '@fortuna/domain/problem.ts';

/** Saving a new account. */
export type BankAccountSaving =
  | { readonly kind: 'editing'; readonly problem: Problem | null }
  | { readonly kind: 'submitting' }
  /** Saved and in the list; the form is empty again. */
  | { readonly kind: 'saved' };

export interface BankAccountsContent {
  readonly accounts: readonly BankAccount[];
  /** Banks to choose from for a card account; empty: only PIX keys can be added. */
  readonly banks: readonly Bank[];
  /** Null while the form is closed. */
  readonly saving: BankAccountSaving | null;
}

/** What the form gives. `bankType` is empty for PIX keys, whose kind says it all. */
export interface BankAccountEntry extends NewBankAccount {
  /** Null for PIX keys. */
  readonly accountType: 'checking' | 'savings' | null;
}
