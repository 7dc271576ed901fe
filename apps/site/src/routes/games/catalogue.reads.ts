import { getGame, listGames } from '@fortuna/api/calls/games-catalogue.ts';
import { publicRead } from '../../platform/reads.ts';
import { catalogue } from './games.reads.ts';

export const gameDetails = publicRead('getGame', getGame, catalogue);

export const gamePages = publicRead('listGames', listGames, catalogue);
