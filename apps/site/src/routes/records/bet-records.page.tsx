import { listBets } from '@fortuna/api/calls/records.ts';
import { gameTypes } from '@fortuna/domain/model/games.ts';
import { endOfSiteDay, isSiteDay, startOfSiteDay } from '@fortuna/domain/time-zone.ts';
import type { BetFilter } from '@fortuna/ui/screens/records/BetRecords/BetFilters.tsx';
import { BetRecordsScreen } from '@fortuna/ui/screens/records/BetRecords/BetRecordsScreen.tsx';
import { memberRead } from '../../platform/reads.ts';
import { defineMemberPage } from '../define-member-page.tsx';
import { useRecords } from './use-records.ts';

const bets = memberRead('listBetRecords', listBets, { freshFor: 0 });

function dayOf(text: string | null): string | null {
  return text !== null && isSiteDay(text) ? text : null;
}

function BetRecords() {
  const records = useRecords({
    read: bets,
    readFilter: (params): BetFilter => ({
      from: dayOf(params.get('from')),
      to: dayOf(params.get('to')),
      type: gameTypes.find((type) => type === params.get('type')) ?? null,
    }),
    writeFilter: ({ from, to, type }) => ({ from, to, type }),
    toQuery: ({ from, to, type }) => ({
      type: type ?? undefined,
      from: from ? startOfSiteDay(from) : undefined,
      to: to ? endOfSiteDay(to) : undefined,
    }),
  });
  return <BetRecordsScreen {...records} />;
}

export const page = defineMemberPage({ path: '/game-record' }, BetRecords);
