import { isPlayable } from '../engines/playable.ts';
import { gamePictureUrl } from '../pictures/game-pictures.ts';
import { type BaseGame, makeBaseGames } from './base-games.ts';
import type { CatalogueGame } from './catalogue-game.ts';
import { inOperatorOrder } from './operator-order.ts';
import { slug } from './plain-text.ts';
import { rouletteTitles } from './roulette-titles.ts';
import { type Title, titleSource } from './titles.ts';
import { type WordListName, wordLists } from './word-list.ts';

/** Of so many of an operator's first games those are hot that can be played. */
const firstGames = 300;

interface NamedGame {
  readonly game: BaseGame;
  readonly title: Title;
}

function namedGames(games: readonly BaseGame[], operator: WordListName): readonly NamedGame[] {
  const nextTitle = titleSource(wordLists[operator]);
  return inOperatorOrder(games, operator).map((game) => {
    // Taken in any case, so that the names of all other games are the same with them and without.
    const title = nextTitle(game.theme);
    return { game, title: rouletteTitles[game.id]?.[operator] ?? title };
  });
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

/** So many games that can be played stand before all others. */
const leading = 24;

/**
 * Who opens the catalogue meets what can be played. Behind that what can and what cannot follow each other as before, so that no picture comes
 * nearer to its like. Named before, so that no name moves.
 */
function playableFirst(named: readonly NamedGame[]): readonly NamedGame[] {
  const playable = named.filter(({ game }) => isPlayable(game));
  const later = playable.slice(leading).values();
  return [
    ...playable.slice(0, leading),
    ...named.flatMap((one) => (isPlayable(one.game) ? (later.next().value ?? []) : one)),
  ];
}

/** The catalogue of an operator in order of popularity, the same each time; ids, codes and studios are those of all operators. */
export function makeGames(operator: WordListName): readonly CatalogueGame[] {
  const { games, codes } = everybodysGames();
  return playableFirst(namedGames(games, operator)).map(
    (
      {
        game: {
          position: _,
          theme: { subject },
          ...game
        },
        title: [name, englishName],
      },
      index,
    ): CatalogueGame => {
      // Nobody is led to a game that cannot be played.
      const own = isPlayable(game) ? game.tags : [];
      const tags = index < firstGames && isPlayable(game) ? (['hot', ...own] as const) : own;
      return {
        ...game,
        subject,
        code: codes.get(game.id) ?? '',
        name,
        englishName,
        tags,
        weight: games.length - index,
        pictureUrl: gamePictureUrl({ ...game, subject, tags }, operator),
      };
    },
  );
}
