import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Slice } from '../order-centre.ts';
import { rewards } from '../tables-promotions.ts';
import type { World } from '../world.ts';
import type { RewardRow } from './rewards.ts';
import { coverStatus } from './turnover.ts';

const isOpen = sql`${rewards.status} = ${coverStatus.open}`;

function coversOf(memberId: number, status: number | undefined): SQL | undefined {
  return and(eq(rewards.memberId, memberId), status === undefined ? undefined : eq(rewards.status, status));
}

/** Newest first; `isOpenFirst`: before them those with turnover left, in the order in which bets count for them. */
export function listCovers(
  { db }: World,
  memberId: number,
  status: number | undefined,
  isOpenFirst: boolean,
  { limit, offset }: Slice,
): RewardRow[] {
  const openFirst = [desc(isOpen), asc(sql`case when ${isOpen} then ${rewards.id} end`)];
  return db
    .select()
    .from(rewards)
    .where(coversOf(memberId, status))
    .orderBy(...(isOpenFirst ? openFirst : []), desc(rewards.at), desc(rewards.id))
    .limit(limit)
    .offset(offset)
    .all();
}

/** How many rewards there are, what they gave, and what is still to be wagered for them. */
export function sumCovers({ db }: World, memberId: number, status: number | undefined) {
  const left = sql`case when ${isOpen} then ${rewards.turnover} - ${rewards.covered} else 0 end`;
  return (
    db
      .select({
        covers: count(),
        money: sql<number>`coalesce(sum(${rewards.money}), 0)`,
        left: sql<number>`coalesce(sum(${left}), 0)`,
      })
      .from(rewards)
      .where(coversOf(memberId, status))
      .get() ?? { covers: 0, money: 0, left: 0 }
  );
}
