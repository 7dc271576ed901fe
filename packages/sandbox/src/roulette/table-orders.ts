import { eq } from 'drizzle-orm';
import { tableOrders } from '../world/tables-games.ts';
import type { World } from '../world/world.ts';
import { type LiveTable, liveTables } from './live-tables.ts';
import { voidBetsAt } from './table-bets.ts';

/** `open`: dealt as usual; `full`: takes nobody who does not sit there; `offline`: not dealt. */
export const tableOrderNames = ['open', 'full', 'offline'] as const;
export type TableOrder = (typeof tableOrderNames)[number];

export function isTableOrder(text: string): text is TableOrder {
  return tableOrderNames.some((name) => name === text);
}

/** What the desk has ordered of a table, and from when on it is dealt. */
export function orderOf(world: World, { gameId }: LiveTable): { order: TableOrder; since: number } {
  const row = world.db.select().from(tableOrders).where(eq(tableOrders.gameId, gameId)).get();
  return row ? { order: row.state, since: row.since } : { order: 'open', since: 0 };
}

/** Orders a table; one that goes offline gives back the bets of the round that will not be finished. Call inside a transaction. */
export function orderTable(world: World, table: LiveTable, state: TableOrder): void {
  const now = world.clock.now();
  const before = orderOf(world, table);
  const since = state === 'offline' || before.order === 'offline' ? now : before.since;
  world.db
    .insert(tableOrders)
    .values({ gameId: table.gameId, state, since })
    .onConflictDoUpdate({ target: tableOrders.gameId, set: { state, since } })
    .run();
  if (state === 'offline') voidBetsAt(world, table);
}

/** One table rests, so that a player sees what that looks like. */
export function seedTables(world: World): void {
  const last = liveTables.at(-1);
  if (last) orderTable(world, last, 'offline');
}
