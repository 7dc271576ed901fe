import type { Game } from '@fortuna/domain/model/games.ts';
import { createContext } from 'react';

/** Address of a cover that exists as a file, or null where it has to be drawn. */
export type StaticCoverUrl = (game: Pick<Game, 'id'>) => string | null;

/** Where most covers have to be drawn anyway: then all of them are, instead of asking for a file a game. */
export const drawnCovers: StaticCoverUrl = () => null;

/** The covers that the site was built with: the games of the first shelves need no drawing code. By default there are none. */
export const StaticCovers = createContext(drawnCovers);

/** Origin of the server that says where pictures are, for addresses that begin at its root; empty: the site's own. */
export const PictureHost = createContext<() => string>(() => '');
