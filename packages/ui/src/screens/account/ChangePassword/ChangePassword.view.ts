import type { Problem } from '@fortuna/domain/problem.ts';

export type ChangePasswordStep =
  | {
      readonly kind: 'form';
      readonly isSubmitting: boolean;
      /** What the last attempt met; the form stays. */
      readonly problem: Problem | null;
    }
  | { readonly kind: 'done' };

/** What the form gives. */
export interface NewLoginPassword {
  readonly oldPassword: string;
  readonly password: string;
  readonly passwordConfirmation: string;
}
