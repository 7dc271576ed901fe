import type { Pace } from './table-clock.ts';
import type { TableLimits } from './table-limits.ts';

/** A table that all its players share. */
export interface LiveTable extends TableLimits {
  /** Of the game of the catalogue that is launched to sit down at it. */
  readonly gameId: number;
  readonly seats: number;
  readonly pace: Pace;
}

const calm: Pace = { betting: 20_000, spin: 9_000, result: 6_000 };
const quick: Pace = { betting: 13_000, spin: 6_000, result: 5_000 };

/** In the operators' order. */
export const liveTables: readonly LiveTable[] = [
  { gameId: 5787, seats: 40, lowestStake: 50, highestStake: 2_000_00, pace: calm },
  { gameId: 5790, seats: 40, lowestStake: 50, highestStake: 1_000_00, pace: quick },
  { gameId: 5793, seats: 12, lowestStake: 25_00, highestStake: 20_000_00, pace: calm },
  { gameId: 5795, seats: 5, lowestStake: 50, highestStake: 200_00, pace: calm },
  { gameId: 5798, seats: 40, lowestStake: 1_00, highestStake: 5_000_00, pace: calm },
];

const byGame = new Map(liveTables.map((table) => [table.gameId, table]));

/** The table that a game leads to. */
export function liveTableOf({ id }: { readonly id: number }): LiveTable | undefined {
  return byGame.get(id);
}
