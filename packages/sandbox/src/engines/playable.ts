import type { GameType } from '@fortuna/domain/model/games.ts';
import type { CatalogueGame } from '../catalogue/catalogue-game.ts';
import { liveTableOf } from '../roulette/live-tables.ts';
import { soloTableOf } from '../roulette/solo-tables.ts';

/** The engines that the sandbox has; the catalogue's types are more. Roulette is played alone and at live tables. */
export type EngineName = 'slot' | 'crash' | 'solo-roulette' | 'live-roulette';

const engineOfType: Partial<Record<GameType, EngineName>> = { slots: 'slot', crash: 'crash' };

/** Which engine plays the game; undefined: none, since nothing is opened under another game's name. */
export function engineNameOf(game: Pick<CatalogueGame, 'id' | 'type'>): EngineName | undefined {
  if (soloTableOf(game)) return 'solo-roulette';
  return liveTableOf(game) ? 'live-roulette' : engineOfType[game.type];
}

/** Whether a game can be played here. */
export function isPlayable(game: Pick<CatalogueGame, 'id' | 'type'>): boolean {
  return engineNameOf(game) !== undefined;
}
