import type { Page } from '@fortuna/domain/page.ts';
import type { Problem } from '@fortuna/domain/problem.ts';

/** One page of records, however it stands. */
export type RecordsContent<RecordPage extends Page<unknown>> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly problem: Problem }
  /** `isRefreshing`: another page or filter is on its way, these are the records before it. */
  | { readonly kind: 'ready'; readonly page: RecordPage; readonly isRefreshing: boolean };

/** What every screen of records is: a member's, narrowed by a filter. */
export type RecordsView<Filter, RecordPage extends Page<unknown>> =
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'list'; readonly filter: Filter; readonly records: RecordsContent<RecordPage> };

export const recordKinds = ['deposits', 'withdrawals', 'bets'] as const;
export type RecordKind = (typeof recordKinds)[number];

export interface RecordsLinks {
  readonly deposits: string;
  readonly withdrawals: string;
  readonly bets: string;
  readonly profile: string;
}

/** What every screen of records calls back. */
export interface RecordsActions {
  readonly onPage: (page: number) => void;
  readonly onRetry: () => void;
  readonly onLogin: () => void;
  readonly onRegister: () => void;
}
