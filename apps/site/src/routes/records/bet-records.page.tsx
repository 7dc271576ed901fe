import { listBets } from '@fortuna/api/calls/records.ts';
import { gameTypes } from '@fortuna/domain/model/games.ts';
import { endOfSiteDay, isSiteDay, startOfSiteDay } from '@fortuna/domain/time-zone.ts';
import type { BetFilter } from '@fortuna/ui/screens/records/BetRecords/BetFilters.tsx';
import { BetRecordsScreen } from '@fortuna/ui/screens/records/BetRecords/BetRecordsScreen.tsx';
import { paths } from '../../paths.ts';
import { currentApi } from '../../platform/api.ts';
import { recordsLinks, recordsPageSize, useRecords } from './use-records.ts';

const links = { ...recordsLinks, games: paths.games() };

function dayOf(text: string | null): string | null {
  return text !== null && isSiteDay(text) ? text : null;
}

export function Component() {
  const { view, actions, onFilter } = useRecords({
    name: 'bets',
    readFilter: (params): BetFilter => ({
      from: dayOf(params.get('from')),
      to: dayOf(params.get('to')),
      type: gameTypes.find((type) => type === params.get('type')) ?? null,
    }),
    writeFilter: ({ from, to, type }) => ({ from, to, type }),
    load: ({ from, to, type }, page, signal) =>
      listBets(
        currentApi(),
        {
          page,
          pageSize: recordsPageSize,
          type: type ?? undefined,
          from: from ? startOfSiteDay(from) : undefined,
          to: to ? endOfSiteDay(to) : undefined,
        },
        { signal },
      ),
  });
  return <BetRecordsScreen view={view} links={links} onFilter={onFilter} {...actions} />;
}
