import type { Game, GameDetails, GameTag, GameType } from '@fortuna/domain/model/games.ts';
import type { Page } from '@fortuna/domain/page.ts';
import type { Api, CallOptions } from '../client.ts';
import type { components } from '../generated/schema.ts';
import { optionalInteger, page } from '../wire.ts';
import { gameOf } from './games.ts';

export interface GameQuery {
  /** From 1. */
  readonly page: number;
  /** At most 60; a longer answer is cut to it. The default is the platform's, 15. */
  readonly pageSize?: number;
  readonly type?: GameType;
  /** Key of a provider. */
  readonly provider?: string;
  /** Part of a name. */
  readonly search?: string;
  readonly tag?: GameTag;
  readonly sort?: 'popular' | 'new' | 'name';
  /** Only games that can be played here. */
  readonly onlyPlayable?: boolean;
}

export function listGames(api: Api, query: GameQuery, options?: CallOptions): Promise<Page<Game>> {
  const params = {
    query: {
      page: query.page,
      limit: query.pageSize,
      game_type: query.type,
      api_name: query.provider,
      name: query.search || undefined,
      tags: query.tag,
      sort: query.sort,
      is_playable: query.onlyPlayable ? (1 as const) : undefined,
    },
  };
  return api.read(
    {
      operation: 'listGames',
      send: (wire, context) => wire.GET('/api/games/listsv2', { ...context, params }),
      map: ({ data }) => page(data, gameOf, query),
    },
    options,
  );
}

/** One game with its rules; `notFound` where the provider has none of this code. */
export function getGame(
  api: Api,
  { providerKey, code }: Pick<Game, 'providerKey' | 'code'>,
  options?: CallOptions,
): Promise<GameDetails> {
  const params = { query: { platType: providerKey, gameCode: code } };
  return api.read(
    {
      operation: 'getGame',
      send: (wire, context) => wire.GET('/api/games/detail', { ...context, params }),
      map: ({ data }) => detailsOf(data),
    },
    options,
  );
}

function detailsOf(row: components['schemas']['GameDetails']): GameDetails {
  const lowest = optionalInteger(row, 'lowest_stake_centavos');
  const highest = optionalInteger(row, 'highest_stake_centavos');
  return {
    ...gameOf(row),
    returnToPlayer: optionalInteger(row, 'return_basis_points'),
    stakes: lowest === null || highest === null ? null : { lowest, highest },
  };
}
