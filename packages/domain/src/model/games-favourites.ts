import type { Game } from './games.ts';

export interface Favourite {
  readonly gameId: number;
  readonly memberId: number;
  readonly game: Game;
}
