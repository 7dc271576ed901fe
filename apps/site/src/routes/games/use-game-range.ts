import type { GameQuery } from '@fortuna/api/calls/games-catalogue.ts';
import type { GamePage } from '@fortuna/domain/model/games.ts';
import type { GameRange } from '@fortuna/ui/screens/games/GameResults/game-range.ts';
import { type Loadable, mapLoadable } from '@fortuna/ui/screens/page/loadable.ts';
import { useCallback } from 'react';
import { usePublicPages } from '../../platform/use-public-pages.ts';
import { gamePages } from './catalogue.reads.ts';

/** As many as the server gives at once. */
const pageSize = 60;

/** So many places beyond those in sight are asked for with them. */
const ahead = 45;

const pageOf = (place: number) => Math.floor(place / pageSize) + 1;

/** Games of the catalogue, and what is suggested where there are none. */
export interface CatalogueRange extends GameRange, Pick<GamePage, 'suggestions'> {}

/** The games that answer a query, of which those are read that one looks at; none is where nobody looks (`isWanted`). */
export function useGameRange(
  query: Omit<GameQuery, 'page' | 'pageSize'>,
  isWanted = true,
): Loadable<CatalogueRange> {
  const pages = usePublicPages(gamePages, { ...query, pageSize }, isWanted);
  const { first, pageAt, problem, onRetry, want } = pages;
  const lastPage = first.kind === 'ready' ? first.content.lastPage : 1;
  const onSight = useCallback(
    (from: number, to: number) =>
      want(pageOf(Math.max(0, from - ahead)), Math.min(pageOf(to + ahead), lastPage)),
    [want, lastPage],
  );
  const gameAt = useCallback((place: number) => pageAt(pageOf(place))?.items[place % pageSize], [pageAt]);
  return mapLoadable(first, ({ total, suggestions }) => ({
    total,
    suggestions,
    gameAt,
    problem,
    onRetry,
    onSight,
  }));
}
