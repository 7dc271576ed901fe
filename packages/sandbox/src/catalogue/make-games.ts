import { isPlayable } from '../engines/playable.ts';
import { gamePictureUrl } from '../pictures/game-pictures.ts';
import { type BaseGame, makeBaseGames } from './base-games.ts';
import type { CatalogueGame } from './catalogue-game.ts';
import { type GameList, mainList, startOf } from './game-list.ts';
import { orderedFrom } from './list-order.ts';
import { slug } from './plain-text.ts';
import { rouletteTitles } from './roulette-titles.ts';
import { type Title, titleSource } from './titles.ts';
import { wordLists } from './word-list.ts';

/** Of so many of an operator's first games those are hot that can be played. */
const firstGames = 300;

interface NamedGame {
  readonly game: BaseGame;
  readonly title: Title;
}

function namedGames(games: readonly BaseGame[], list: GameList): readonly NamedGame[] {
  const nextTitle = titleSource(wordLists[list.words]);
  const own = (id: number): Title | undefined => rouletteTitles[id]?.[list.words];
  const kept = new Set(Object.keys(rouletteTitles).map((id) => own(Number(id))?.[0]));
  return orderedFrom(startOf(list), games).map((game) => {
    // Taken in any case, so that the names of all other games are the same with them and without.
    let title = nextTitle(game.theme);
    const fixed = own(game.id);
    while (fixed === undefined && kept.has(title[0])) title = nextTitle(game.theme);
    return { game, title: fixed ?? title };
  });
}

/** The codes that the studios gave their games, from what the main operator calls them. */
function codesOf(games: readonly BaseGame[]): ReadonlyMap<number, string> {
  return new Map(namedGames(games, mainList).map(({ game, title: [, english] }) => [game.id, slug(english)]));
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
export function makeGames(list: GameList): readonly CatalogueGame[] {
  const { games, codes } = everybodysGames();
  return playableFirst(namedGames(games, list)).map(
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
        pictureUrl: gamePictureUrl({ ...game, subject, tags }, list.words),
      };
    },
  );
}
