import { toPlatformDate } from '@fortuna/domain/time-zone.ts';

export interface PagedQuery {
  /** From 1. */
  readonly page: number;
  /** At most 50; the platform's default is 10. */
  readonly pageSize?: number;
}

export interface DatedQuery extends PagedQuery {
  /** ISO instants, both inclusive, to the second. */
  readonly from?: string;
  readonly to?: string;
}

export function pageFilters({ page, pageSize }: PagedQuery) {
  return { page, limit: pageSize };
}

export function datedFilters({ from, to, ...query }: DatedQuery) {
  return {
    ...pageFilters(query),
    start_at: from === undefined ? undefined : toPlatformDate(from),
    end_at: to === undefined ? undefined : toPlatformDate(to),
  };
}
