import type { SiteLanguage } from '@fortuna/domain/language.ts';
import { problemOf } from '@fortuna/domain/problem.ts';
import type { Loadable } from '@fortuna/ui/screens/page/loadable.ts';
import {
  keepPreviousData,
  type QueryKey,
  queryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { currentLanguage } from '../words/i18n.ts';
import { apiFor } from './api-for.ts';
import { queryClient } from './query-client.ts';
import type { Owner, Read } from './reads.ts';

type ReadKey = readonly [operation: string, owner: Owner, language: SiteLanguage, input: unknown];

/** Keys carry the member: what belongs to one is never shown to the next. And the language, in which servers answer. */
export function keyOf(
  { operation }: Pick<Read<never, unknown>, 'operation'>,
  owner: Owner,
  input: unknown,
): ReadKey {
  return [operation, owner, currentLanguage(), input ?? null];
}

/** A read as the query library knows it; `owner` null: a member's read while there is no member. */
export function queryOf<Input, Output>(read: Read<Input, Output>, owner: Owner, input: Input) {
  return queryOptions({
    queryKey: keyOf(read, owner, input),
    queryFn: async ({ signal }) => read.call(apiFor(owner), input, { signal }),
    enabled: owner !== null,
    staleTime: read.freshFor,
  });
}

/** Asks anew, instead of waiting for what has been asked: a read without an answer would only be joined. */
export async function askAnew(queryKey: QueryKey, refetch: () => Promise<unknown>): Promise<void> {
  await queryClient.cancelQueries({ queryKey, exact: true });
  await refetch();
}

const never = () => () => undefined;

/**
 * Whether nothing has come yet. Prerendered pages know nothing: a part that wakes up after its answer has come is taken over as it was
 * drawn, and shows the answer then.
 */
function useIsWaiting({ status }: UseQueryResult): boolean {
  return useSyncExternalStore(
    never,
    () => status === 'pending',
    () => true,
  );
}

function loadableOf<Output>(
  query: UseQueryResult<Output>,
  queryKey: QueryKey,
  isWaiting: boolean,
): Loadable<Output> {
  if (isWaiting) return { kind: 'loading', onRetry: () => void askAnew(queryKey, query.refetch) };
  if (query.data !== undefined)
    return { kind: 'ready', content: query.data, isRefreshing: query.isFetching, isStale: query.isError };
  if (query.error && !query.isFetching)
    return { kind: 'failed', problem: problemOf(query.error), onRetry: () => void query.refetch() };
  return { kind: 'loading', onRetry: () => void askAnew(queryKey, query.refetch) };
}

/** Nothing is handed in where a read takes no input. */
export type InputOf<Input> = [Input] extends [undefined] ? [] : [input: Input];

/** A read as it stands; `isPage`: what was there before stays on the screen until the next one is there. */
export function useRead<Input, Output>(
  read: Read<Input, Output>,
  owner: Owner,
  input: Input,
  isPage = false,
): Loadable<Output> {
  const options = queryOf(read, owner, input);
  const query = useQuery({ ...options, placeholderData: isPage ? keepPreviousData : undefined });
  return loadableOf(query, options.queryKey, useIsWaiting(query));
}

/** A read that everybody may see, however it stands. Old content stays while it is read again; a failure shows only where there is none. */
export function usePublicRead<Input, Output>(
  read: Read<Input, Output>,
  ...[input]: InputOf<Input>
): Loadable<Output> {
  return useRead(read, 'everybody', input as Input);
}
