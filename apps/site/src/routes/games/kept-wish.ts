import type { Game } from '@fortuna/domain/model/games.ts';
import { createStore } from '../../platform/create-store.ts';

/** What a guest wants, while the login that was asked for is open. */
export interface KeptWish {
  readonly game: Game;
  /** The heart is a tile's, which has no room to say what goes wrong. */
  readonly isOnTile: boolean;
}

const keptWish = createStore<KeptWish | null>(null);

export const keepWish = keptWish.set;
export const useKeptWish = keptWish.use;
