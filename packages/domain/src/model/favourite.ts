import type { Game } from './game.ts';

export interface Favourite {
  readonly gameId: number;
  readonly memberId: number;
  readonly game: Game;
}
