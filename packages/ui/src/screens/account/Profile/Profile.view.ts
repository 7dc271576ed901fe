import type { ProfileChange } from '@fortuna/domain/model/account.ts';
import type { Member } from '@fortuna/domain/model/auth.ts';
import type { TurnoverPart, WithdrawalRules } from '@fortuna/domain/model/cashier.ts';
import type { Problem } from '@fortuna/domain/problem.ts';

/** How the form of nickname and gender stands; null while it is closed. */
export type ProfileEditing =
  | { readonly kind: 'editing'; readonly problem: Problem | null }
  | { readonly kind: 'submitting' }
  /** Closed again: what was asked for is so. */
  | { readonly kind: 'saved' };

/** What the form asks for: only what is to change. */
export type ProfileEdit = Pick<ProfileChange, 'nickname' | 'gender'>;

/** Something that is read beside the member, and that the page can do without. */
export type Aside<Value> =
  | { readonly kind: 'reading' | 'notRead' }
  | { readonly kind: 'known'; readonly value: Value };

/** What the page is about, once it is there. */
export interface ProfileContent {
  /** Who is looking, as the server said last. */
  readonly member: Member;
  /** The last reading of the member failed: balances may be out of date. */
  readonly isStale: boolean;
  /** Address of the chosen picture; null for none. */
  readonly picture: Aside<string | null>;
  /** What rewards brought and cannot leave yet, and what providers of games hold. */
  readonly tied: Aside<Pick<WithdrawalRules, 'bonusMoney' | 'gameMoney'>>;
  /** What asks for the bets that are still to be made; empty where it is not known. */
  readonly turnover: readonly TurnoverPart[];
  /** What is being changed and where that stands; null: everything is only shown. */
  readonly editing: ProfileEditing | null;
  /** ISO instant since which this member has been here without leaving; null where it is not known. */
  readonly hereSince: string | null;
}
