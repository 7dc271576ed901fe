import type { Centavos } from '../money.ts';
import type { Game } from './games.ts';

/** `open`: bets are taken; `closed`: the ball is on its way; `full`: no seat is free; `offline`: the table is not dealt. */
export const liveTableStates = ['open', 'closed', 'full', 'offline'] as const;
export type LiveTableState = (typeof liveTableStates)[number];

/** A table that all its players share, as it stood when the server was asked. */
export interface LiveTable {
  /** What is launched to sit down at it. */
  readonly game: Game;
  /** `other`: a state newer than we are. */
  readonly state: LiveTableState | 'other';
  /** Whole seconds until bets close, or are taken again; null where nobody knows. */
  readonly secondsLeft: number | null;
  readonly stakes: { readonly lowest: Centavos; readonly highest: Centavos };
  readonly players: number;
  readonly seats: number;
  /** What the last rounds have come to, the newest first. */
  readonly lastNumbers: readonly number[];
}
