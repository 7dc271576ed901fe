import type { Page } from '@fortuna/domain/page.ts';
import { problemOf } from '@fortuna/domain/problem.ts';
import type {
  RecordsActions,
  RecordsView,
} from '@fortuna/ui/screens/records/RecordsScreen/RecordsScreen.view.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { authCallbacks } from '../../frame/auth-callbacks.ts';
import { paths } from '../../paths.ts';
import { retrySession } from '../../session/session-store.ts';
import { useGate } from '../../session/use-gate.ts';

export const recordsPageSize = 10;

export const recordsLinks = {
  deposits: paths.depositRecords,
  withdrawals: paths.withdrawalRecords,
  bets: paths.betRecords,
  profile: paths.profile,
} as const;

type FilterValues<Filter> = Readonly<Record<keyof Filter & string, string | null>>;

export interface RecordsSource<Filter, RecordPage> {
  /** Part of the query key. */
  readonly name: string;
  /** The filter that an address asks for; what it does not know counts as open. */
  readonly readFilter: (params: URLSearchParams) => Filter;
  readonly writeFilter: (filter: Filter) => FilterValues<Filter>;
  readonly load: (filter: Filter, page: number, signal: AbortSignal) => Promise<RecordPage>;
}

export interface Records<Filter, RecordPage extends Page<unknown>> {
  readonly view: RecordsView<Filter, RecordPage>;
  readonly actions: RecordsActions;
  readonly onFilter: (filter: Filter) => void;
}

/** A member's records of one kind: page and filter stand in the address, the page before stays while the next one comes. */
export function useRecords<Filter, RecordPage extends Page<unknown>>(
  source: RecordsSource<Filter, RecordPage>,
): Records<Filter, RecordPage> {
  const gate = useGate();
  const memberId = gate.kind === 'member' ? gate.member.id : null;
  const [params, setParams] = useSearchParams();
  const filter = source.readFilter(params);
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);
  const query = useQuery({
    queryKey: ['records', memberId, source.name, source.writeFilter(filter), page],
    queryFn: ({ signal }) => source.load(filter, page, signal),
    enabled: memberId !== null,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

  function records() {
    if (query.data) return { kind: 'ready', page: query.data, isRefreshing: query.isFetching } as const;
    if (gate.kind === 'failed') return { kind: 'failed', problem: gate.problem } as const;
    if (query.error && !query.isFetching) return { kind: 'failed', problem: problemOf(query.error) } as const;
    return { kind: 'loading' } as const;
  }

  return {
    view: gate.kind === 'signedOut' ? { kind: 'signedOut' } : { kind: 'list', filter, records: records() },
    actions: {
      ...authCallbacks,
      onRetry: () => (gate.kind === 'failed' ? retrySession() : void query.refetch()),
      onPage: (next) =>
        setParams((current) => {
          const changed = new URLSearchParams(current);
          changed.set('page', String(next));
          return changed;
        }),
    },
    onFilter: (next) => {
      const values = Object.entries<string | null>(source.writeFilter(next)).filter(
        (entry): entry is [string, string] => entry[1] !== null,
      );
      setParams(values, { replace: true, preventScrollReset: true });
    },
  };
}
