import { endOfSiteDay, isSiteDay, startOfSiteDay } from '@fortuna/domain/time-zone.ts';
import type { DaySpan } from '@fortuna/ui/screens/records/RecordsScreen/DayFields.tsx';

function dayOf(text: string | null): string | null {
  return text !== null && isSiteDay(text) ? text : null;
}

/** The filter by days, as it stands in the address and as the server is asked. */
export const dayFilter = {
  readFilter: (params: URLSearchParams): DaySpan => ({
    from: dayOf(params.get('from')),
    to: dayOf(params.get('to')),
  }),
  writeFilter: ({ from, to }: DaySpan) => ({ from, to }),
  toQuery: ({ from, to }: DaySpan) => ({
    from: from ? startOfSiteDay(from) : undefined,
    to: to ? endOfSiteDay(to) : undefined,
  }),
} as const;
