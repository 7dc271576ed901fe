import { and, count, desc, eq } from 'drizzle-orm';
import { Refusal } from './refusal.ts';
import { follows } from './schema.ts';
import type { World } from './world.ts';

/** As the contract has it. */
const mostFavourites = 200;

/** Ids of the member's favourite games, newest first. */
export function favouriteGameIds(world: World, memberId: number): number[] {
  return world.db
    .select({ gameId: follows.gameId })
    .from(follows)
    .where(eq(follows.memberId, memberId))
    .orderBy(desc(follows.at), desc(follows.gameId))
    .all()
    .map(({ gameId }) => gameId);
}

/** Adds a game; one that is already there stays where it is. Call inside a transaction. @throws Refusal when the list is full */
export function addFavourite(world: World, memberId: number, gameId: number): void {
  const own = eq(follows.memberId, memberId);
  const found = world.db
    .select()
    .from(follows)
    .where(and(own, eq(follows.gameId, gameId)))
    .get();
  if (found) return;
  const kept = world.db.select({ rows: count() }).from(follows).where(own).get();
  if ((kept?.rows ?? 0) >= mostFavourites) throw new Refusal('favouritesFull', { limit: mostFavourites });
  world.db.insert(follows).values({ memberId, gameId, at: world.clock.now() }).run();
}

export function removeFavourite(world: World, memberId: number, gameId: number): void {
  world.db
    .delete(follows)
    .where(and(eq(follows.memberId, memberId), eq(follows.gameId, gameId)))
    .run();
}
