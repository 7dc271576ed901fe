import type { GameType } from '@fortuna/domain/model/games.ts';
import { isPlayable } from '../engines/playable.ts';
import type { CatalogueGame } from './catalogue-game.ts';
import { GameIndex } from './game-index.ts';
import { type GameList, gameListKey, mainList } from './game-list.ts';
import { makeGames } from './make-games.ts';
import { slug } from './plain-text.ts';
import { providerNames } from './provider-names.ts';

export interface CatalogueProvider {
  readonly key: string;
  readonly title: string;
  readonly gameCount: number;
  readonly types: readonly GameType[];
}

export interface Catalogue {
  /** By id. */
  readonly games: readonly CatalogueGame[];
  readonly providers: readonly CatalogueProvider[];
  readonly index: GameIndex;
  find(code: string): CatalogueGame | undefined;
  findById(id: number): CatalogueGame | undefined;
}

function providersOf(games: readonly CatalogueGame[]): CatalogueProvider[] {
  const own = Map.groupBy(games, (game) => game.provider);
  return providerNames.map((title) => {
    const list = own.get(title) ?? [];
    return {
      key: slug(title),
      title,
      gameCount: list.length,
      types: [...new Set(list.map((game) => game.type))],
    };
  });
}

function makeCatalogue(list: GameList): Catalogue {
  const ordered = makeGames(list);
  const games = ordered.toSorted((a, b) => a.id - b.id);
  const byCode = new Map(games.map((game) => [game.code, game]));
  return {
    games,
    providers: providersOf(games),
    index: new GameIndex(ordered, isPlayable),
    find: (code) => byCode.get(code),
    findById: (id) => games[id - 1],
  };
}

const made = new Map<string, Catalogue>();

/**
 * Ten thousand games by the names and in the order of an operator, the same each time; made on first use and kept outside the database,
 * so that a reset need not write them.
 */
export function catalogue(list: GameList = mainList): Catalogue {
  const key = gameListKey(list);
  const known = made.get(key);
  if (known !== undefined) return known;
  const fresh = makeCatalogue(list);
  made.set(key, fresh);
  return fresh;
}
