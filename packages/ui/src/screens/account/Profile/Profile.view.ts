import type { Member } from '@fortuna/domain/model/auth.ts';

/** What the page is about, once it is there. */
export interface ProfileContent {
  readonly member: Member;
  /** The last reading of the member failed: balances may be out of date. */
  readonly isStale: boolean;
}
