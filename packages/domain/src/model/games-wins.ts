import type { Centavos } from '../money.ts';
import type { Game } from './games.ts';

/** A round that won more than its stake. */
export interface RecentWin {
  /** Of the round. */
  readonly id: number;
  /** Masked by the server: the first and the last letter. */
  readonly memberName: string;
  readonly stake: Centavos;
  /** The stake included. */
  readonly win: Centavos;
  /** ISO instant. */
  readonly settledAt: string;
  readonly game: Game;
}
