import type { Page } from '@fortuna/domain/page.ts';
import type { PageView } from '../../page/loadable.ts';

/** What every screen of records is: a member's list, narrowed by a filter, a page at a time. */
export interface RecordsProps<Filter, RecordPage extends Page<unknown>> {
  readonly view: PageView<RecordPage>;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
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
