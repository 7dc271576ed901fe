import { problemOf } from '@fortuna/domain/problem.ts';
import type { Loadable } from '@fortuna/ui/screens/games/Home/Home.view.ts';
import type { UseQueryResult } from '@tanstack/react-query';

/** A read of a list as a screen's part: old content stays while it is read again, a failure shows only where there is none. */
export function loadable<Item>(query: UseQueryResult<readonly Item[]>): Loadable<Item> {
  if (query.data) return { kind: 'ready', items: query.data };
  if (query.error && !query.isFetching) return { kind: 'failed', problem: problemOf(query.error) };
  return { kind: 'loading' };
}
