import { desc, eq, max } from 'drizzle-orm';
import { rounds } from './schema.ts';
import type { World } from './world.ts';

/** As the contract has it. */
const mostRecentGames = 12;

/** Codes of the games that the member has played, the last one first. */
export function recentGameCodes(world: World, memberId: number): string[] {
  return world.db
    .select({ gameCode: rounds.gameCode })
    .from(rounds)
    .where(eq(rounds.memberId, memberId))
    .groupBy(rounds.gameCode)
    .orderBy(desc(max(rounds.at)), desc(max(rounds.id)))
    .limit(mostRecentGames)
    .all()
    .map(({ gameCode }) => gameCode);
}
