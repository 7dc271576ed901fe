import type { Page } from '@fortuna/domain/page.ts';
import { type Problem, problemOf } from '@fortuna/domain/problem.ts';
import type { Loadable } from '@fortuna/ui/screens/page/loadable.ts';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { queryClient } from './query-client.ts';
import type { Read } from './reads.ts';
import { keyOf, queryOf, useRead } from './use-public-read.ts';
import { useSettled } from './use-settled.ts';

/** The parts of a long list that are looked at, in any order. */
export interface PublicPages<OnePage> {
  /** As it stands: what it says of the whole list is there with it. That of the list before stays until it comes. */
  readonly first: Loadable<OnePage>;
  /** A page by its number, from 1; undefined: it is not there. Another function when another page has come. */
  readonly pageAt: (page: number) => OnePage | undefined;
  /** Why a page that is asked for did not come. */
  readonly problem: Problem | null;
  readonly onRetry: () => void;
  /** Asks for these pages, from the one to the other, once nobody flies past them any more. */
  readonly want: (from: number, to: number) => void;
}

/** How long the same pages are in sight before they are asked for, in milliseconds. */
const rest = 80;

interface Wanted {
  readonly list: string;
  readonly from: number;
  readonly to: number;
}

function combine(results: readonly UseQueryResult<unknown>[]) {
  const failed = results.filter(({ isError, isFetching }) => isError && !isFetching);
  return {
    error: failed[0]?.error ?? null,
    /** Another text when another page has come. */
    version: results.map(({ dataUpdatedAt }) => dataUpdatedAt).join(),
    onRetry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}

/**
 * A list that everybody may see, page by page, where it is looked at: unlike a list that only goes on, one may jump to its end and back, and
 * nothing in between is asked for.
 * @param isWanted whether anybody looks at the list at all
 */
export function usePublicPages<OnePage extends Page<unknown>, Input extends { readonly page: number }>(
  read: Read<Input, OnePage>,
  input: Omit<Input, 'page'>,
  isWanted = true,
): PublicPages<OnePage> {
  const list = JSON.stringify(input);
  const inputAt = (page: number) => ({ ...input, page }) as Input;
  const [asked, ask] = useState<Wanted>({ list, from: 1, to: 1 });
  const wanted = useSettled(asked, rest);
  const first = useRead(read, isWanted ? 'everybody' : null, inputAt(1), true);
  const length = wanted.list === list ? wanted.to - wanted.from + 1 : 0;
  const others = Array.from({ length }, (_, at) => wanted.from + at).filter((page) => page > 1);
  const { error, version, onRetry } = useQueries({
    queries: others.map((page) => queryOf(read, 'everybody', inputAt(page))),
    combine,
  });
  const content = first.kind === 'ready' ? first.content : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list and the version stand for the input and for what has been read
  const pageAt = useCallback(
    (page: number) =>
      page === 1 ? content : queryClient.getQueryData<OnePage>(keyOf(read, 'everybody', inputAt(page))),
    [read, content, list, version],
  );
  const want = useCallback(
    (from: number, to: number) =>
      ask((known) =>
        known.list === list && known.from === from && known.to === to ? known : { list, from, to },
      ),
    [list],
  );
  return { first, pageAt, problem: error && problemOf(error), onRetry, want };
}
