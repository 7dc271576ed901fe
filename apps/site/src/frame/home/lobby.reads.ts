import { listRecentWins } from '@fortuna/api/calls/games-wins.ts';
import { publicRead } from '../../platform/reads.ts';

/** How often they are asked for at most, in milliseconds. */
export const winsFreshFor = 60_000;

export const recentWins = publicRead('listRecentWins', listRecentWins, { freshFor: winsFreshFor });
