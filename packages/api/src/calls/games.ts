import {
  type AnyGameType,
  type Game,
  type GameProvider,
  gameTags,
  gameTypes,
} from '@fortuna/domain/model/games.ts';
import type { Api, CallOptions } from '../client.ts';
import { sameWords } from '../codebook.ts';
import type { components } from '../generated/schema.ts';
import {
  type Field,
  flag,
  integer,
  list,
  optionalText,
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
