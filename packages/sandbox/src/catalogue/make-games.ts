import { type BaseGame, makeBaseGames } from './base-games.ts';
import type { CatalogueGame } from './catalogue-game.ts';
import { inOperatorOrder } from './operator-order.ts';
import { slug } from './plain-text.ts';
import { type Title, titleSource } from './titles.ts';
import { type WordListName, wordLists } from './word-list.ts';

/** So many of an operator's first games are hot. */
const hotGames = 150;

interface NamedGame {
  readonly game: BaseGame;
  readonly title: Title;
}

function namedGames(games: readonly BaseGame[], operator: WordListName): readonly NamedGame[] {
  const nextTitle = titleSource(wordLists[operator]);
  return inOperatorOrder(games, operator).map((game) => ({ game, title: nextTitle(game.theme) }));
}

/** The codes that the studios gave their games, from what the main operator calls them. */
function codesOf(games: readonly BaseGame[]): ReadonlyMap<number, string> {
  return new Map(namedGames(games, 'mare').map(({ game, title: [, english] }) => [game.id, slug(english)]));
}

let base: { readonly games: readonly BaseGame[]; readonly codes: ReadonlyMap<number, string> } | undefined;

function everybodysGames() {
  if (base === undefined) {
    const games = makeBaseGames();
    base = { games, codes: codesOf(games) };
  }
  return base;
}

/** The catalogue of an operator in order of popularity, the same each time; ids, codes and studios are those of all operators. */
export function makeGames(operator: WordListName): readonly CatalogueGame[] {
  const { games, codes } = everybodysGames();
  return namedGames(games, operator).map(
    ({ game: { position: _, theme: __, ...game }, title: [name, englishName] }, index): CatalogueGame => ({
      ...game,
      code: codes.get(game.id) ?? '',
      name,
      englishName,
      tags: index < hotGames ? ['hot', ...game.tags] : game.tags,
      weight: games.length - index,
    }),
  );
}
