import {
  type GameQuery,
  listGames,
  listPopularGames,
  listPromotedGames,
  listProviders,
} from '@fortuna/api/calls/games.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { currentApi } from '../../platform/api.ts';

/** The catalogue changes rarely: what has been read is shown at once for five minutes. */
const catalogueAge = 5 * 60_000;

export const popularGames = queryOptions({
  queryKey: ['games', 'popular'],
  queryFn: ({ signal }) => listPopularGames(currentApi(), {}, { signal }),
  staleTime: catalogueAge,
});

export const promotedGames = queryOptions({
  queryKey: ['games', 'promoted'],
  queryFn: ({ signal }) => listPromotedGames(currentApi(), {}, { signal }),
  staleTime: catalogueAge,
});

export const gameProviders = queryOptions({
  queryKey: ['games', 'providers'],
  queryFn: ({ signal }) => listProviders(currentApi(), { signal }),
  staleTime: catalogueAge,
});

/** One page of the catalogue; the page before stays on the screen until the next one is there. */
export const gamePage = (query: GameQuery) =>
  queryOptions({
    queryKey: ['games', 'list', query],
    queryFn: ({ signal }) => listGames(currentApi(), query, { signal }),
    staleTime: catalogueAge,
    placeholderData: keepPreviousData,
  });
