import type { Member } from '@fortuna/domain/model/auth.ts';
import type { Problem } from '@fortuna/domain/problem.ts';

export type ProfileView =
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly problem: Problem }
  | {
      readonly kind: 'ready';
      readonly member: Member;
      /** The last reading of the member failed: balances may be out of date. */
      readonly isStale: boolean;
      readonly isLoggingOut: boolean;
    };

export interface ProfileLinks {
  readonly deposit: string;
  readonly withdraw: string;
  readonly depositRecords: string;
  readonly withdrawalRecords: string;
  readonly betRecords: string;
  readonly bankAccounts: string;
  readonly withdrawalPassword: string;
  readonly responsibleGaming: string;
  readonly faq: string;
}
