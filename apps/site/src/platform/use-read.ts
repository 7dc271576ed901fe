import type { SiteLanguage } from '@fortuna/domain/language.ts';
import { problemOf } from '@fortuna/domain/problem.ts';
import type { Loadable, PageView } from '@fortuna/ui/screens/page/loadable.ts';
import { keepPreviousData, queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useGate } from '../session/MemberGate.tsx';
import { useMemberView } from '../session/use-member-view.ts';
import { currentLanguage } from '../words/i18n.ts';
import { currentApi } from './api.ts';
import type { Read } from './reads.ts';

type Owner = number | 'everybody' | null;
type ReadKey = readonly [operation: string, owner: Owner, language: SiteLanguage, input: unknown];

/** Keys carry the member: what belongs to one is never shown to the next. And the language, in which servers answer. */
export function keyOf<Input>(read: Read<Input, never>, owner: Owner, input: Input): ReadKey {
  return [read.operation, owner, currentLanguage(), input ?? null];
}

/** A read as the query library knows it; `owner` null: a member's read while there is no member. */
export function queryOf<Input, Output>(read: Read<Input, Output>, owner: Owner, input: Input) {
  return queryOptions({
    queryKey: keyOf(read as Read<Input, never>, owner, input),
    queryFn: ({ signal }) => read.call(currentApi(), input, { signal }),
    enabled: owner !== null,
    staleTime: read.freshFor,
  });
}

type Owned = Pick<Read<never, unknown>, 'isMember'>;

/** Whose data a read is about, on this page. */
export function useOwner({ isMember }: Owned): Owner {
  const gate = useGate();
  if (!isMember) return 'everybody';
  return gate.kind === 'member' ? gate.member.id : null;
}

function loadableOf<Output>(query: UseQueryResult<Output>): Loadable<Output> {
  if (query.data !== undefined)
    return { kind: 'ready', content: query.data, isRefreshing: query.isFetching, isStale: query.isError };
  if (query.error && !query.isFetching)
    return { kind: 'failed', problem: problemOf(query.error), onRetry: () => void query.refetch() };
  return { kind: 'loading' };
}

/** What stands before a member's read: the login question, the session still being restored, or not to be had. */
export function useBehindGate<Content>({ isMember }: Owned, view: Loadable<Content>): PageView<Content> {
  const behindGate = useMemberView(() => view);
  return isMember ? behindGate : view;
}

type InputOf<Input> = [Input] extends [undefined] ? [] : [input: Input];

/** A read that everybody may see, however it stands. Old content stays while it is read again; a failure shows only where there is none. */
export function usePublicRead<Input, Output>(
  read: Read<Input, Output>,
  ...[input]: InputOf<Input>
): Loadable<Output> {
  return loadableOf(useQuery(queryOf(read, 'everybody', input as Input)));
}

/** A member's read, however it stands, the member included. */
export function useMemberRead<Input, Output>(
  read: Read<Input, Output>,
  ...[input]: InputOf<Input>
): PageView<Output> {
  const owner = useOwner(read);
  return useBehindGate(read, loadableOf(useQuery(queryOf(read, owner, input as Input))));
}

/** One page of a list that everybody may see: the page before stays on the screen until the next one is there. */
export function usePublicPage<Input, Output>(read: Read<Input, Output>, input: Input): Loadable<Output> {
  return loadableOf(useQuery({ ...queryOf(read, 'everybody', input), placeholderData: keepPreviousData }));
}

/** The same of a member's list. */
export function useMemberPage<Input, Output>(read: Read<Input, Output>, input: Input): PageView<Output> {
  const owner = useOwner(read);
  const query = useQuery({ ...queryOf(read, owner, input), placeholderData: keepPreviousData });
  return useBehindGate(read, loadableOf(query));
}
