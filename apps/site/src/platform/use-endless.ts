import type { Page } from '@fortuna/domain/page.ts';
import { problemOf } from '@fortuna/domain/problem.ts';
import type { EndlessList } from '@fortuna/ui/screens/page/endless.ts';
import { type Loadable, type PageView, ready } from '@fortuna/ui/screens/page/loadable.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { apiFor } from './api-for.ts';
import type { Read } from './reads.ts';
import { useBehindGate, useOwner } from './use-member-read.ts';
import { askAnew, keyOf } from './use-public-read.ts';

/** An endless list, and the part of it that was read last: what that says beside its items holds for all of them. */
export interface EndlessRead<Item, OnePage> {
  readonly list: EndlessList<Item>;
  readonly last: OnePage;
}

type ItemOf<OnePage> = OnePage extends Page<infer Item> ? Item : never;

/** A list by pages, the next of which is asked for when the player wants more. An item that moves between pages is shown once. */
export function useEndless<
  OnePage extends Page<{ readonly id: number | string }>,
  Input extends { readonly page: number },
>(read: Read<Input, OnePage>, input: Omit<Input, 'page'>): PageView<EndlessRead<ItemOf<OnePage>, OnePage>> {
  const owner = useOwner(read);
  const queryKey = [...keyOf(read, owner, input), 'endless'];
  const query = useInfiniteQuery({
    queryKey,
    queryFn: async ({ signal, pageParam }) =>
      read.call(apiFor(owner), { ...input, page: pageParam } as Input, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, lastPage }) => (page < lastPage ? page + 1 : undefined),
    enabled: owner !== null,
    staleTime: read.freshFor,
  });

  function more(): EndlessList<unknown>['more'] {
    if (query.isFetchingNextPage) return { kind: 'pending' };
    if (query.isFetchNextPageError) return { kind: 'failed', problem: problemOf(query.error) };
    return { kind: query.hasNextPage ? 'more' : 'end' };
  }

  function view(): Loadable<EndlessRead<ItemOf<OnePage>, OnePage>> {
    const pages = query.data?.pages ?? [];
    const last = pages.at(-1);
    if (last) {
      const byId = new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item]));
      const items = [...byId.values()] as ItemOf<OnePage>[];
      const list = { items, total: last.total, more: more(), onMore: () => void query.fetchNextPage() };
      return ready(
        { list, last },
        { isRefreshing: query.isRefetching && !query.isFetchingNextPage, isStale: query.isRefetchError },
      );
    }
    if (query.error && !query.isFetching)
      return { kind: 'failed', problem: problemOf(query.error), onRetry: () => void query.refetch() };
    return { kind: 'loading', onRetry: () => void askAnew(queryKey, query.refetch) };
  }

  return useBehindGate(read, view());
}
