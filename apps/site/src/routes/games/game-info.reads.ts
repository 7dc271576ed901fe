import { listFavourites } from '@fortuna/api/calls/games-favourites.ts';
import { getGameMoney } from '@fortuna/api/calls/games-play.ts';
import { memberRead } from '../../platform/reads.ts';

/** Where the member's money is, read anew for the launch, after each round and each move. */
export const gameMoney = memberRead('getAllBalance', getGameMoney, { freshFor: 0 });

export const favourites = memberRead('listFavourites', listFavourites);
