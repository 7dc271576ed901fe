import type { Page } from '@fortuna/domain/page.ts';
import { problemOf } from '@fortuna/domain/problem.ts';
import type { Loadable, PageView } from '@fortuna/ui/screens/page/loadable.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { currentApi } from './api.ts';
import type { Read } from './reads.ts';
import { keyOf, useBehindGate, useOwner } from './use-read.ts';

/** A list that goes on as far as the player reads. */
export interface EndlessList<Item, OnePage extends Page<Item> = Page<Item>> {
  readonly items: readonly Item[];
  /** As the server counts them, over all pages. */
  readonly total: number;
  /** The page that was read last: what it says beside its items holds for all. */
  readonly head: OnePage;
  readonly more: 'none' | 'idle' | 'loading' | 'failed';
  readonly onMore: () => void;
}

interface PageInput {
  readonly page?: number;
}

/** A list by pages of which each is asked for when the player wants more. An item that moves between pages is shown once. */
export function useEndless<
  Item extends { readonly id: number | string },
  OnePage extends Page<Item>,
  Input extends PageInput,
>(read: Read<Input, OnePage>, input: Input): PageView<EndlessList<Item, OnePage>> {
  const owner = useOwner(read);
  const query = useInfiniteQuery({
    queryKey: [...keyOf(read as Read<Input, never>, owner, input), 'endless'],
    queryFn: ({ signal, pageParam }) => read.call(currentApi(), { ...input, page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, lastPage }) => (page < lastPage ? page + 1 : undefined),
    enabled: owner !== null,
    staleTime: read.freshFor,
  });
  const pages = query.data?.pages;
  const head = pages?.at(-1);
  const more = query.isFetchNextPageError
    ? 'failed'
    : query.isFetchingNextPage
      ? 'loading'
      : query.hasNextPage
        ? 'idle'
        : 'none';
  const view: Loadable<EndlessList<Item, OnePage>> =
    pages && head
      ? {
          kind: 'ready',
          content: {
            items: [...new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item])).values()],
            total: head.total,
            head,
            more,
            onMore: () => void query.fetchNextPage(),
          },
          isRefreshing: query.isRefetching,
          isStale: query.isRefetchError,
        }
      : query.error && !query.isFetching
        ? { kind: 'failed', problem: problemOf(query.error), onRetry: () => void query.refetch() }
        : { kind: 'loading' };
  return useBehindGate(read, view);
}
