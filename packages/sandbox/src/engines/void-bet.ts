import { catalogue } from '../catalogue/catalogue.ts';
import { findRoundById, voidRound } from '../world/rounds.ts';
import type { World } from '../world/world.ts';
import { engineOf } from './registry.ts';

/**
 * The operator voids an open bet, whichever engine it is with: the stake returns once. Call inside a transaction.
 * @returns false where there is no such bet, or it has ended
 */
export function voidBet(world: World, roundId: number): boolean {
  const row = findRoundById(world, roundId);
  if (row === undefined || !voidRound(world, row)) return false;
  const game = catalogue().find(row.gameCode);
  if (game !== undefined) engineOf(game)?.onVoided?.(world, roundId);
  return true;
}
