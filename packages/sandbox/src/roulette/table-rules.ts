import { rouletteReturn } from '@fortuna/domain/fair-play/roulette.ts';
import type { EngineRules } from '../engines/engine.ts';
import { Refusal } from '../world/refusal.ts';
import type { TableLimits } from './table-limits.ts';

/** What a player should know of a table before the first bet. */
export function rulesOfTable({ lowestStake, highestStake }: TableLimits): EngineRules {
  return { returnToPlayer: rouletteReturn, lowestStake, highestStake };
}

/** The table that a game leads to. @throws Refusal where it leads to none */
export function tableThere<Table>(table: Table | undefined): Table {
  if (table === undefined) throw new Refusal('gameNotPlayable');
  return table;
}
