import { getBalance } from '@fortuna/api/calls/games.ts';
import { listFavourites } from '@fortuna/api/calls/games-favourites.ts';
import { memberRead } from '../../platform/reads.ts';

/** The wallet that games play from, read anew for the launch and after each round. */
export const wallet = memberRead('getAllBalance', getBalance, { freshFor: 0 });

export const favourites = memberRead('listFavourites', listFavourites);
