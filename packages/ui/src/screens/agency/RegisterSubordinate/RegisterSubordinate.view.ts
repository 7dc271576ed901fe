import type { Problem } from '@fortuna/domain/problem.ts';

export type RegisterSubordinateStep =
  | { readonly kind: 'form'; readonly isSubmitting: boolean; readonly problem: Problem | null }
  /** `name`: masked, as the server tells it; null where it is only known that it is done. */
  | { readonly kind: 'done'; readonly memberId: number; readonly name: string | null };

export interface RegisterSubordinateContent {
  readonly inviteCode: string;
  readonly step: RegisterSubordinateStep;
}
