import type { Page } from '@fortuna/domain/page.ts';
import type { RecordsProps } from '@fortuna/ui/screens/records/RecordsScreen/RecordsScreen.view.ts';
import { startTransition, useEffect, useEffectEvent, useOptimistic } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { announce } from '../../frame/ui-store.ts';
import type { Read } from '../../platform/reads.ts';
import { useMemberPage } from '../../platform/use-member-read.ts';

interface RecordsQuery {
  readonly page?: number;
  readonly pageSize?: number;
}

export interface RecordsSource<Filter, Query extends RecordsQuery, RecordPage> {
  readonly read: Read<Query, RecordPage>;
  /** The filter that an address asks for; what it does not know counts as open, and is told ('Wrong type', requirement ERR-02). */
  readonly readFilter: (params: URLSearchParams) => Filter;
  /** The filter as it stands in the address. */
  readonly writeFilter: (filter: Filter) => Readonly<Record<keyof Filter & string, string | null>>;
  readonly toQuery: (filter: Filter) => Omit<Query, 'page' | 'pageSize'>;
}

const pageSize = 10;

/** What an address asks for by a name that the filter has, and that it does not know; a day that is none is not meant. */
function unknownNames(
  params: URLSearchParams,
  { from: _from, to: _to, ...written }: Readonly<Record<string, string | null>>,
): readonly string[] {
  return Object.keys(written).filter((name) => written[name] === null && params.get(name));
}

/** A member's records of one kind: page and filter stand in the address, the page before stays while the next one comes. */
export function useRecords<Filter, Query extends RecordsQuery, RecordPage extends Page<unknown>>({
  read,
  readFilter,
  writeFilter,
  toQuery,
}: RecordsSource<Filter, Query, RecordPage>): RecordsProps<Filter, RecordPage> {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { t } = useTranslation('records');
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
  const unknown = unknownNames(params, writeFilter(filter));
  const leaveUnknown = useEffectEvent(() => {
    announce({ id: 'wrongType', tone: 'danger', title: t('wrongType'), text: t('wrongTypeText') });
    setParams(
      (current) => {
        const known = new URLSearchParams(current);
        for (const name of unknown) known.delete(name);
        return known;
      },
      { replace: true, preventScrollReset: true },
    );
  });
  const isAskedInVain = unknown.length > 0 && view.kind !== 'signedOut';
  useEffect(() => {
    if (isAskedInVain) leaveUnknown();
  }, [isAskedInVain]);
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
