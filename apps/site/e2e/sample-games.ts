import { catalogue } from '@fortuna/sandbox/catalogue/catalogue.ts';
import type { CatalogueGame } from '@fortuna/sandbox/catalogue/catalogue-game.ts';
import { isPlayable } from '@fortuna/sandbox/slot/engines.ts';

function found(isIt: (game: CatalogueGame) => boolean): CatalogueGame {
  const game = catalogue().games.find((one) => one.isOpen && isIt(one));
  if (game === undefined) throw new Error('the catalogue has no such game');
  return game;
}

/** A game that can be played. */
export const slot = found(isPlayable);

/** A game that is in the catalogue and has no engine. */
export const gameWithoutDemo = found((game) => !isPlayable(game));

/** The address of a game's stage. */
export function stageOf({ providerKey, code }: CatalogueGame): string {
  return `/gameInfo?platType=${providerKey}&gameCode=${code}`;
}
