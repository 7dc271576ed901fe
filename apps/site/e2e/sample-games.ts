import { catalogue } from '@fortuna/sandbox/catalogue/catalogue.ts';
import type { CatalogueGame } from '@fortuna/sandbox/catalogue/catalogue-game.ts';
import { engineNameOf, isPlayable } from '@fortuna/sandbox/engines/playable.ts';

function found(isIt: (game: CatalogueGame) => boolean): CatalogueGame {
  const game = catalogue().games.find((one) => one.isOpen && isIt(one));
  if (game === undefined) throw new Error('the catalogue has no such game');
  return game;
}

/** A game of reels, which can be played. */
export const slot = found((game) => engineNameOf(game) === 'slot');

/** A crash game. */
export const crashGame = found((game) => engineNameOf(game) === 'crash');

/** Roulette for one player. */
export const rouletteGame = found((game) => engineNameOf(game) === 'solo-roulette');

/** A game that is in the catalogue and has no engine. */
export const gameWithoutDemo = found((game) => !isPlayable(game));

/** The one that stands first wherever the most popular do. */
export const firstGame = found(({ weight }) => weight === catalogue().games.length);

/** The address of a game's stage. */
export function stageOf({ providerKey, code }: CatalogueGame): string {
  return `/gameInfo?platType=${providerKey}&gameCode=${code}`;
}

/** The stages of all games that can be played. */
export const playableStages: ReadonlySet<string> = new Set(
  catalogue()
    .games.filter((game) => game.isOpen && isPlayable(game))
    .map(stageOf),
);
