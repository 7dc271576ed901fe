import { listMovements } from '@fortuna/api/calls/records-money-log.ts';
import { movementKinds } from '@fortuna/domain/model/records.ts';
import type { MoneyLogFilter } from '@fortuna/ui/screens/records/MoneyLog/MoneyLogFilters.tsx';
import { MoneyLogScreen } from '@fortuna/ui/screens/records/MoneyLog/MoneyLogScreen.tsx';
import { memberRead } from '../../platform/reads.ts';
import { defineMemberPage } from '../define-member-page.tsx';
import { dayFilter } from './day-filter.ts';
import { useRecords } from './use-records.ts';

const movements = memberRead('listMoneyLog', listMovements, { freshFor: 0 });

function Transactions() {
  const records = useRecords({
    read: movements,
    readFilter: (params): MoneyLogFilter => ({
      ...dayFilter.readFilter(params),
      kind: movementKinds.find((kind) => kind === params.get('kind')) ?? null,
    }),
    writeFilter: ({ kind, ...span }) => ({ ...dayFilter.writeFilter(span), kind }),
    toQuery: ({ kind, ...span }) => ({ ...dayFilter.toQuery(span), kind: kind ?? undefined }),
  });
  return <MoneyLogScreen {...records} />;
}

export const page = defineMemberPage({ path: '/transactions' }, Transactions);
