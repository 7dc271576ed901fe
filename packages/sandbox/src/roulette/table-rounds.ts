import type { RoundSeeds } from '@fortuna/domain/fair-play/draws.ts';
import { drawPocket } from '@fortuna/domain/fair-play/roulette.ts';
import { drawsOf } from '../world/fairness.ts';
import { keyedDigest } from '../world/hashing.ts';
import { secretOf, type World } from '../world/world.ts';
import type { LiveTable } from './live-tables.ts';
import { momentAt, settlesAt, startOf } from './table-clock.ts';

/** So many of the last numbers a table shows. */
const shownNumbers = 12;

/**
 * Under which a round of a table is drawn. They follow from the round's number and a secret of the server's, so that everybody at the
 * table has the same, before and after the server has been started anew.
 */
export function seedsOfRound(world: World, { gameId }: LiveTable, round: number): RoundSeeds {
  const serverSeed = keyedDigest(secretOf(world), `roulette:${gameId}:${round}`);
  return { serverSeed, clientSeed: `table-${gameId}`, nonce: round };
}

/** What a round comes to. */
export function pocketOfRound(world: World, table: LiveTable, round: number): number {
  return drawPocket(drawsOf(seedsOfRound(world, table, round)));
}

/** What the last rounds have come to, the newest first; of those that began after `since`, from when on the table is dealt. */
export function lastNumbers(world: World, table: LiveTable, since: number): number[] {
  const now = world.clock.now();
  const { round } = momentAt(table, now);
  const newest = settlesAt(table, round) <= now ? round : round - 1;
  return Array.from({ length: shownNumbers }, (_, index) => newest - index)
    .filter((number) => startOf(table, number) >= since)
    .map((number) => pocketOfRound(world, table, number));
}
