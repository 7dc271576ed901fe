import type { Game } from '@fortuna/domain/model/games.ts';
import { type ComponentType, createContext } from 'react';

export interface TileHeartProps {
  readonly game: Game;
  readonly tabIndex?: 0 | -1 | undefined;
}

/** What says on a tile whether its game is a favourite; nothing until the site has brought it, which is late. */
export const TileHeart = createContext<ComponentType<TileHeartProps> | undefined>(undefined);
