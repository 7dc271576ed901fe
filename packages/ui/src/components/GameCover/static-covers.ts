import type { Game } from '@fortuna/domain/model/games.ts';
import { createContext } from 'react';

/** Address of a cover that exists as a file, or null where it has to be drawn. */
export type StaticCoverUrl = (game: Pick<Game, 'id' | 'type'>) => string | null;

/** The covers that the site was built with: the games of the first shelves need no drawing code. By default there are none. */
export const StaticCovers = createContext<StaticCoverUrl>(() => null);
