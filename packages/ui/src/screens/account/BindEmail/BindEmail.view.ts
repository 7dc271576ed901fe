import type { Problem } from '@fortuna/domain/problem.ts';
import type { SentCodeView } from '../../auth/parts/sent-code.ts';

interface Form {
  readonly isSubmitting: boolean;
  /** What the last attempt met; the form stays. */
  readonly problem: Problem | null;
}

/** Binding an address, or another one in its place. */
export type BindEmailStep =
  /** Nobody has proved yet who is at the screen, or it was too long ago. */
  | ({ readonly kind: 'verify' } & Form)
  /** `email`: what was typed before, empty at first. */
  | ({ readonly kind: 'address'; readonly email: string } & Form)
  | ({ readonly kind: 'code'; readonly email: string; readonly sent: SentCodeView } & Form)
  | { readonly kind: 'done'; readonly email: string };
