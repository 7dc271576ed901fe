import type { TableLimits } from './table-limits.ts';

/** Roulette for one player, by the id of its game. */
const soloTables: Readonly<Record<number, TableLimits>> = {
  6288: { lowestStake: 50, highestStake: 1_000_00 },
  6377: { lowestStake: 50, highestStake: 500_00 },
  6380: { lowestStake: 1_00, highestStake: 2_000_00 },
  6473: { lowestStake: 5_00, highestStake: 5_000_00 },
  6656: { lowestStake: 50, highestStake: 200_00 },
};

/** How much the table takes that a game opens; undefined: it opens none. */
export function soloTableOf({ id }: { readonly id: number }): TableLimits | undefined {
  return soloTables[id];
}
