import type { Favourite } from '@fortuna/domain/model/games-favourites.ts';
import type { Api, CallOptions } from '../client.ts';
import { integer, list } from '../wire.ts';
import { gameOf } from './games.ts';

export interface FavouriteQuery {
  /** The member's own. */
  readonly memberId: number;
  readonly memberName: string;
}

export interface FavouriteChange {
  readonly memberId: number;
  readonly gameId: number;
}

/** Newest first. */
export function listFavourites(
  api: Api,
  { memberId, memberName }: FavouriteQuery,
  options?: CallOptions,
): Promise<readonly Favourite[]> {
  // The platform has these in the address, although it is a POST.
  const params = { query: { member_id: memberId, name: memberName } };
  return api.read(
    {
      operation: 'listFavourites',
      send: (wire, context) => wire.POST('/api/games/follow', { ...context, params }),
      map: ({ data }) =>
        list(data, (row) => ({
          gameId: integer(row, 'game_id'),
          memberId: integer(row, 'member_id'),
          game: gameOf(row.game),
        })),
    },
    options,
  );
}

export function addFavourite(api: Api, change: FavouriteChange, options?: CallOptions): Promise<void> {
  return changeFavourites(api, 'addFavourite', '/api/games/follow/set', change, options);
}

export function removeFavourite(api: Api, change: FavouriteChange, options?: CallOptions): Promise<void> {
  return changeFavourites(api, 'removeFavourite', '/api/games/follow/delete', change, options);
}

function changeFavourites(
  api: Api,
  operation: 'addFavourite' | 'removeFavourite',
  path: '/api/games/follow/set' | '/api/games/follow/delete',
  { memberId, gameId }: FavouriteChange,
  options?: CallOptions,
): Promise<void> {
  const body = { member_id: memberId, game_id: gameId };
  return api.write(
    { operation, send: (wire, context) => wire.POST(path, { ...context, body }), map: () => undefined },
    options,
  );
}
