import type { GameTag } from '@fortuna/domain/model/games.ts';
import { catalogue } from './catalogue.ts';
import type { CatalogueGame } from './catalogue-game.ts';
import type { GameList } from './game-list.ts';

const shortListLength = 24;
/** As many of the popular games as a home shows at the most. */
const firstShelf = 15;
/** Within so many games a short list shows nothing twice. */
const neighbours = 12;

/**
 * The best of a list: open games that can be played, since a home leads to what is here, and no subject twice among neighbours. What
 * stands before it is not in it again.
 */
function shortList(
  games: GameList,
  { tag, before = [] }: { readonly tag?: GameTag; readonly before?: readonly CatalogueGame[] } = {},
): readonly CatalogueGame[] {
  const list = [...before];
  const end = before.length + shortListLength;
  for (const game of catalogue(games).index.find({ tag, order: 'popular', isPlayable: true })) {
    if (list.length === end) break;
    const isAlike = ({ subject }: CatalogueGame) => subject !== null && subject === game.subject;
    if (game.isOpen && !before.includes(game) && !list.slice(-neighbours).some(isAlike)) list.push(game);
  }
  return list.slice(before.length);
}

export const popularGames = (games: GameList) => shortList(games);

/** A home shows them after the first of the popular ones. */
export function recommendedGames(games: GameList): readonly CatalogueGame[] {
  return shortList(games, { tag: 'recommend', before: popularGames(games).slice(0, firstShelf) });
}
