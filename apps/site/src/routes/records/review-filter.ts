import type { ReviewFilter } from '@fortuna/ui/screens/records/RecordsScreen/ReviewFilters.tsx';
import type { StatusChoice } from '@fortuna/ui/screens/records/RecordsScreen/StatusFilter.tsx';
import { dayFilter } from './day-filter.ts';

const choices: readonly StatusChoice[] = ['pending', 'approved', 'rejected'];

/** The filter by decision and by days, as it stands in the address and as the server is asked. */
export const reviewFilter = {
  readFilter: (params: URLSearchParams): ReviewFilter => ({
    status: choices.find((choice) => choice === params.get('status')) ?? null,
    ...dayFilter.readFilter(params),
  }),
  writeFilter: ({ status, ...span }: ReviewFilter) => ({ status, ...dayFilter.writeFilter(span) }),
  toQuery: ({ status, ...span }: ReviewFilter) => ({
    status: status ?? undefined,
    ...dayFilter.toQuery(span),
  }),
} as const;
