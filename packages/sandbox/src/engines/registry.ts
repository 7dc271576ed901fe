import type { CatalogueGame } from '../catalogue/catalogue-game.ts';
import { crashEngine } from '../crash/crash-engine.ts';
import { liveRouletteEngine } from '../roulette/live-engine.ts';
import { soloRouletteEngine } from '../roulette/solo-engine.ts';
import { slotEngine } from '../slot/slot-engine.ts';
import type { Engine } from './engine.ts';
import { type EngineName, engineNameOf } from './playable.ts';

export const engines: Readonly<Record<EngineName, Engine>> = {
  slot: slotEngine,
  crash: crashEngine,
  'solo-roulette': soloRouletteEngine,
  'live-roulette': liveRouletteEngine,
};

/** The engine that plays a game; undefined where there is none. */
export function engineOf(game: CatalogueGame): Engine | undefined {
  const name = engineNameOf(game);
  return name === undefined ? undefined : engines[name];
}
