import type { GameType } from '@fortuna/domain/model/games.ts';
import type { CatalogueGame } from './catalogue-game.ts';
import { GameIndex } from './game-index.ts';
import { makeGames } from './make-games.ts';
import { slug } from './plain-text.ts';
import { providerNames, youngProviderNames } from './provider-names.ts';

export interface CatalogueProvider {
  readonly key: string;
  readonly title: string;
  readonly gameCount: number;
  readonly types: readonly GameType[];
}

export interface Catalogue {
  readonly games: readonly CatalogueGame[];
  readonly providers: readonly CatalogueProvider[];
  readonly index: GameIndex;
  find(code: string): CatalogueGame | undefined;
  findById(id: number): CatalogueGame | undefined;
}

function providersOf(games: readonly CatalogueGame[]): CatalogueProvider[] {
  const own = Map.groupBy(games, (game) => game.provider);
  return [...providerNames, ...youngProviderNames].map((title) => {
    const list = own.get(title) ?? [];
    return {
      key: slug(title),
      title,
      gameCount: list.length,
      types: [...new Set(list.map((game) => game.type))],
    };
  });
}

function makeCatalogue(): Catalogue {
  const games = makeGames();
  const byCode = new Map(games.map((game) => [game.code, game]));
  return {
    games,
    providers: providersOf(games),
    index: new GameIndex(games),
    find: (code) => byCode.get(code),
    findById: (id) => games[id - 1],
  };
}

let made: Catalogue | undefined;

/** Ten thousand games, the same each time; made on first use and kept outside the database, so that a reset need not write them. */
export function catalogue(): Catalogue {
  made ??= makeCatalogue();
  return made;
}
