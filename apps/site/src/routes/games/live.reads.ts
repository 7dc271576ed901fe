import { listLiveTables } from '@fortuna/api/calls/games-live.ts';
import { publicRead } from '../../platform/reads.ts';

/** Tables change every few seconds: each look asks anew. */
export const liveTables = publicRead('listLiveTables', listLiveTables, { freshFor: 0 });
