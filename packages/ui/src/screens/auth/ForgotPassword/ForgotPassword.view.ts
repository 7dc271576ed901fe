import type { Problem } from '@fortuna/domain/problem.ts';
import type { SentCodeView } from '../parts/sent-code.ts';

interface Form {
  readonly isSubmitting: boolean;
  /** What the last attempt met; the form stays. */
  readonly problem: Problem | null;
}

/** From the login name to a new password. */
export type ForgotPasswordView =
  /** `name`: what was typed before, empty at first. */
  | ({ readonly kind: 'name'; readonly name: string } & Form)
  | ({
      readonly kind: 'code';
      readonly name: string;
      readonly sent: SentCodeView;
      /** An answer was lost: the new password may be in force. */
      readonly mayBeDone: boolean;
    } & Form)
  | { readonly kind: 'done' };

/** What the second form gives. */
export interface CodeAndPassword {
  /** Six digits. */
  readonly code: string;
  readonly password: string;
  readonly passwordConfirmation: string;
}
