import {
  type AnyGameType,
  type Game,
  type GameDetails,
  type GameLaunch,
  type GameLook,
  type GameProvider,
  type GameTag,
  type GameType,
  gameTags,
  gameTypes,
} from '@fortuna/domain/model/games.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import type { Page } from '@fortuna/domain/page.ts';
import type { Api, CallOptions } from '../client.ts';
import { sameWords } from '../codebook.ts';
import type { components } from '../generated/schema.ts';
import {
  type Field,
  flag,
  integer,
  list,
  money,
  optionalInteger,
  optionalText,
  page,
  readableRows,
  requiredText,
  text,
  unlessUnreadable,
} from '../wire.ts';

/** The codes of the eleven types are the model's own words. */
const gameTypeCodes = sameWords(gameTypes);

/** A game type of any row. */
export function anyGameType<Row>(row: Row, field: Field<Row>): AnyGameType {
  return gameTypeCodes.readOr(row, field, 'other');
}

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

export function listProviders(api: Api, options?: CallOptions): Promise<readonly GameProvider[]> {
  return api.read(
    {
      operation: 'listProviders',
      send: (wire, context) => wire.GET('/api/games/apisv2', context),
      map: ({ data }) =>
        list(data, (row) => ({
          key: requiredText(row, 'api_name'),
          name: text(row, 'title'),
          gameCount: integer(row, 'game_count'),
        })),
    },
    options,
  );
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

/** `memberName` personalises the list; empty or omitted for guests. */
export interface ShelfQuery {
  readonly memberName?: string;
}

export function listPopularGames(
  api: Api,
  query: ShelfQuery = {},
  options?: CallOptions,
): Promise<readonly Game[]> {
  return listShelf(api, 'listPopularGames', '/api/games/popular', query, options);
}

export function listPromotedGames(
  api: Api,
  query: ShelfQuery = {},
  options?: CallOptions,
): Promise<readonly Game[]> {
  return listShelf(api, 'listPromotedGames', '/api/games/promotion', query, options);
}

function listShelf(
  api: Api,
  operation: 'listPopularGames' | 'listPromotedGames',
  path: '/api/games/popular' | '/api/games/promotion',
  { memberName = '' }: ShelfQuery,
  options?: CallOptions,
): Promise<readonly Game[]> {
  const params = { query: { name: memberName } };
  return api.read(
    {
      operation,
      send: (wire, context) => wire.GET(path, { ...context, params }),
      map: ({ data }) => list(data, gameOf),
    },
    options,
  );
}

export interface LaunchInput extends Pick<Game, 'providerKey' | 'code'> {
  readonly look?: GameLook;
}

/** Makes the one-time address of a game; the caller checks its host before opening it. */
export function launchGame(
  api: Api,
  { providerKey, code, look }: LaunchInput,
  options?: CallOptions,
): Promise<GameLaunch> {
  const body = {
    platType: providerKey,
    gameCode: code,
    currency: 'BRL' as const,
    brand: look?.brand,
    art: look?.art,
    palette: look?.palette ? [...look.palette] : undefined,
  };
  return api.write(
    {
      operation: 'launchGame',
      send: (wire, context) => wire.POST('/api/day7/day7LoginV2', { ...context, body }),
      map: ({ data }) => ({ url: requiredText(data, 'url') }),
    },
    options,
  );
}

/** The spendable wallet balance. */
export function getBalance(api: Api, options?: CallOptions): Promise<Centavos> {
  const params = { query: { currency: 'BRL', platType: '' } } as const;
  return api.read(
    {
      operation: 'getAllBalance',
      send: (wire, context) => wire.GET('/api/day7/getAllBalance', { ...context, params }),
      map: ({ data }) => money(data, 'money'),
    },
    options,
  );
}

/** A game of any list. */
export function gameOf(row: components['schemas']['GameItem']): Game {
  const providerKey = requiredText(row, 'api_name');
  return {
    id: integer(row, 'id'),
    name: text(row, 'name'),
    providerKey,
    provider: optionalText(row, 'api_title') ?? providerKey,
    code: requiredText(row, 'game_code'),
    type: anyGameType(row, 'game_type'),
    tags: gameTags.filter((tag) => readableRows(row.tags, (found) => found).includes(tag)),
    imageUrl: optionalText(row, 'img_url'),
    isOpen: flag(row, 'is_open'),
    // A server that does not say plays all that it lists.
    isPlayable: unlessUnreadable(row, 'is_playable', flag) ?? true,
  };
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
