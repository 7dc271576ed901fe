import type { Page } from '@fortuna/domain/page.ts';
import type { RecordsProps } from '@fortuna/ui/screens/records/RecordsScreen/RecordsScreen.view.ts';
import { startTransition, useEffect, useEffectEvent, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Read } from '../../platform/reads.ts';
import { useMemberPage } from '../../platform/use-member-read.ts';

interface RecordsQuery {
  readonly page?: number;
  readonly pageSize?: number;
}

export interface RecordsSource<Filter, Query extends RecordsQuery, RecordPage> {
  readonly read: Read<Query, RecordPage>;
  /** The filter that an address asks for; what it does not know counts as open. */
  readonly readFilter: (params: URLSearchParams) => Filter;
  /** The filter as it stands in the address. */
  readonly writeFilter: (filter: Filter) => Readonly<Record<keyof Filter & string, string | null>>;
  readonly toQuery: (filter: Filter) => Omit<Query, 'page' | 'pageSize'>;
}

const pageSize = 10;

/** A member's records of one kind: page and filter stand in the address, the page before stays while the next one comes. */
export function useRecords<Filter, Query extends RecordsQuery, RecordPage extends Page<unknown>>({
  read,
  readFilter,
  writeFilter,
  toQuery,
}: RecordsSource<Filter, Query, RecordPage>): RecordsProps<Filter, RecordPage> {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const filter = readFilter(params);
  // Shown from the press on: the address follows later, and the next press must not find the filter of before.
  const [shown, show] = useOptimistic(filter);
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);
  const view = useMemberPage(read, { ...toQuery(filter), page, pageSize } as Query);
  const lastPage = view.kind === 'ready' && !view.isRefreshing ? view.content.lastPage : page;
  const turnTo = (next: number, replace = false) =>
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        changed.set('page', String(next));
        return changed;
      },
      { replace },
    );
  const stayWithin = useEffectEvent(() => turnTo(lastPage, true));
  // A page that is not, or is no more: the last one there is.
  useEffect(() => {
    if (page > lastPage) stayWithin();
  }, [page, lastPage]);
  return {
    view,
    filter: shown,
    onFilter: (next) => {
      const values = Object.entries<string | null>(writeFilter(next)).filter(
        (entry): entry is [string, string] => entry[1] !== null,
      );
      startTransition(async () => {
        show(next);
        await navigate(
          { search: String(new URLSearchParams(values)) },
          { replace: true, preventScrollReset: true },
        );
      });
    },
    onPage: (next) => turnTo(next),
  };
}
