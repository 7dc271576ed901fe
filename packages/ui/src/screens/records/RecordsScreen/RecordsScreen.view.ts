import type { Page } from '@fortuna/domain/page.ts';
import type { PageView } from '../../page/loadable.ts';

/** What every screen of records is: a member's list, narrowed by a filter, a page at a time. */
export interface RecordsProps<Filter, RecordPage extends Page<unknown>> {
  /** A page of records; or why it cannot be shown: signed out, on its way, failed. */
  readonly view: PageView<RecordPage>;
  /** What they are narrowed by. */
  readonly filter: Filter;
  /** Gets the whole filter; the first page of it is shown. */
  readonly onFilter: (filter: Filter) => void;
  /** Another page is asked for, from 1. */
  readonly onPage: (page: number) => void;
}

/** The kinds of records, each at an address of its own. */
export const recordPaths = {
  deposits: '/rechargeRecord',
  withdrawals: '/withdrawalRecord',
  bets: '/game-record',
  movements: '/transactions',
} as const;
export type RecordKind = keyof typeof recordPaths;
export const recordKinds = [
  'deposits',
  'withdrawals',
  'bets',
  'movements',
] as const satisfies readonly RecordKind[];
