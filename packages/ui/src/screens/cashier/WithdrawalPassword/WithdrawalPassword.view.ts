import type { Member } from '@fortuna/domain/model/auth.ts';
import type { Problem } from '@fortuna/domain/problem.ts';

/** The page that sets the withdrawal password. */
export type WithdrawalPasswordContent =
  /** Has one already: changing it is the security centre's matter. */
  | { readonly kind: 'alreadySet' }
  | {
      readonly kind: 'form';
      /** Whose it will be; who has no login password is not asked for it (requirement AUTH-09). */
      readonly member: Member;
      readonly isSubmitting: boolean;
      /** What the last attempt met; the form stays. */
      readonly problem: Problem | null;
    }
  | { readonly kind: 'done' };

/** What the form gives. */
export interface NewWithdrawalPassword {
  /** Six digits. */
  readonly withdrawalPassword: string;
  readonly confirmation: string;
  /** The login password as proof; empty where the member has none. */
  readonly password: string;
}
