import { listBets } from '@fortuna/api/calls/records.ts';
import { gameTypes, providerKeyMaxLength } from '@fortuna/domain/model/games.ts';
import { betStates } from '@fortuna/domain/model/records.ts';
import type { BetFilter } from '@fortuna/ui/screens/records/BetRecords/BetFilters.tsx';
import { BetRecordsScreen } from '@fortuna/ui/screens/records/BetRecords/BetRecordsScreen.tsx';
import { memberRead } from '../../platform/reads.ts';
import { usePublicRead } from '../../platform/use-public-read.ts';
import { defineMemberPage } from '../define-member-page.tsx';
import { gameProviders } from '../games/games.reads.ts';
import { dayFilter } from './day-filter.ts';
import { useRecords } from './use-records.ts';

const bets = memberRead('listBetRecords', listBets, { freshFor: 0 });

function BetRecords() {
  const providers = usePublicRead(gameProviders);
  const records = useRecords({
    read: bets,
    readFilter: (params): BetFilter => ({
      ...dayFilter.readFilter(params),
      type: gameTypes.find((type) => type === params.get('type')) ?? null,
      provider: params.get('provider')?.slice(0, providerKeyMaxLength) || null,
      status: betStates.find((status) => status === params.get('status')) ?? null,
    }),
    writeFilter: ({ type, provider, status, ...span }) => ({
      ...dayFilter.writeFilter(span),
      type,
      provider,
      status,
    }),
    toQuery: ({ type, provider, status, ...span }) => ({
      ...dayFilter.toQuery(span),
      type: type ?? undefined,
      provider: provider ?? undefined,
      status: status ?? undefined,
    }),
  });
  return <BetRecordsScreen {...records} providers={providers} />;
}

export const page = defineMemberPage({ path: '/game-record' }, BetRecords);
