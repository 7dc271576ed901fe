import { listPopularGames, listPromotedGames, listProviders } from '@fortuna/api/calls/games.ts';
import type { Api, CallOptions } from '@fortuna/api/client.ts';
import { publicRead } from '../../platform/reads.ts';

/** The catalogue changes rarely: what has been read is shown at once for five minutes. */
export const catalogue = { freshFor: 5 * 60_000 };

export const popularGames = publicRead(
  'listPopularGames',
  (api: Api, options?: CallOptions) => listPopularGames(api, {}, options),
  catalogue,
);

export const promotedGames = publicRead(
  'listPromotedGames',
  (api: Api, options?: CallOptions) => listPromotedGames(api, {}, options),
  catalogue,
);

export const gameProviders = publicRead('listProviders', listProviders, catalogue);
