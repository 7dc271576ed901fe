import type { Problem } from '@fortuna/domain/problem.ts';

export type ChangeWithdrawalPasswordStep =
  /** There is none yet: that is `/withdrawalPassword`. */
  | { readonly kind: 'missing' }
  | {
      readonly kind: 'form';
      readonly isSubmitting: boolean;
      /** What the last attempt met; the form stays. */
      readonly problem: Problem | null;
    }
  | { readonly kind: 'done' };

/** What the form gives; six digits each but the login password, and one of the two proofs. */
export interface ChangedWithdrawalPassword {
  readonly oldWithdrawalPassword?: string;
  readonly password?: string;
  readonly withdrawalPassword: string;
  readonly withdrawalPasswordConfirmation: string;
}
