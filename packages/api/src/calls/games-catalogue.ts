import type {
  Game,
  GameDetails,
  GameDevice,
  GamePage,
  GameTag,
  GameType,
} from '@fortuna/domain/model/games.ts';
import type { Api, CallOptions } from '../client.ts';
import type { components } from '../generated/schema.ts';
import { optionalInteger, page, readableRows, WireError } from '../wire.ts';
import { gameOf } from './games.ts';

export interface GameQuery {
  /** From 1. */
  readonly page: number;
  /** At most 60; a longer answer is cut to it. The default is the platform's, 15. */
  readonly pageSize?: number;
  readonly type?: GameType;
  /** Key of a provider. */
  readonly provider?: string;
  /** Words of a name or a provider's, or parts of them. */
  readonly search?: string;
  readonly tag?: GameTag;
  /** Only games for this device, those for any among them. */
  readonly device?: GameDevice;
  /** Default: the best match of a search first, else the most popular. */
  readonly sort?: 'popular' | 'new' | 'name';
  /** Only games that can be played here. */
  readonly onlyPlayable?: boolean;
}

const clientTypes = { desktop: 1, phone: 2 } as const satisfies Record<GameDevice, number>;

export function listGames(api: Api, query: GameQuery, options?: CallOptions): Promise<GamePage> {
  const params = {
    query: {
      page: query.page,
      limit: query.pageSize,
      game_type: query.type,
      api_name: query.provider,
      name: query.search || undefined,
      tags: query.tag,
      client_type: query.device && clientTypes[query.device],
      sort: query.sort,
      is_playable: query.onlyPlayable ? (1 as const) : undefined,
    },
  };
  return api.read(
    {
      operation: 'listGames',
      send: (wire, context) => wire.GET('/api/games/listsv2', { ...context, params }),
      map: ({ data }) => ({
        ...page(data, gameOf, query),
        suggestions: readableRows(data.suggestions, asText),
      }),
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
      fields: { platType: 'providerKey', gameCode: 'code' },
      map: ({ data }) => detailsOf(data),
    },
    options,
  );
}

function asText(value: unknown): string {
  if (typeof value !== 'string') throw new WireError('suggestions');
  return value;
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
