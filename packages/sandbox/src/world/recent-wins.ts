import { and, desc, eq, gt, gte, ne } from 'drizzle-orm';
import { members, rounds } from './schema.ts';
import type { World } from './world.ts';

/** As the contract has it. */
const mostWins = 12;
const dayMilliseconds = 24 * 3_600_000;

/** Rounds of the last day that won more than their stake, the newest first; what demo members win is no news. */
export function recentWins({ db, clock }: World) {
  return db
    .select({
      id: rounds.id,
      memberName: members.name,
      gameCode: rounds.gameCode,
      stake: rounds.stake,
      win: rounds.win,
      at: rounds.at,
    })
    .from(rounds)
    .innerJoin(members, eq(members.id, rounds.memberId))
    .where(
      and(
        gte(rounds.at, clock.now() - dayMilliseconds),
        eq(rounds.status, 'settled'),
        gt(rounds.win, rounds.stake),
        ne(members.isDemo, true),
      ),
    )
    .orderBy(desc(rounds.at), desc(rounds.id))
    .limit(mostWins)
    .all();
}
