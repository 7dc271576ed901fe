import type { Game } from '@fortuna/domain/model/games.ts';
import type { Api, CallOptions } from '../client.ts';
import { list } from '../wire.ts';
import { gameOf } from './games.ts';

/** What the member has played, each game once, the last one first; at most twelve. */
export function listRecentGames(api: Api, options?: CallOptions): Promise<readonly Game[]> {
  return api.read(
    {
      operation: 'listRecentGames',
      send: (wire, context) => wire.GET('/api/games/recent', context),
      map: ({ data }) => list(data, gameOf),
    },
    options,
  );
}
