import { addSiteDays } from '@fortuna/domain/site-days.ts';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { MemberRow } from '../members.ts';
import { playDays } from '../tables-promotions.ts';
import type { World } from '../world.ts';
import { listedDays, type Offer, rewardState } from './offers.ts';
import { rewardsByItem, takesPart } from './rewards.ts';
import { dayOf, endOfDay } from './site-time.ts';
import { shareOf } from './vip-levels.ts';

export const lossReliefRule = { required: 100_00, basisPoints: 800, max: 5_000_00 } as const;

/** Relief for each day with a net loss, newest first. The running day is locked until it is over. */
export function lossReliefOffers(world: World, member: MemberRow): Offer[] {
  if (!takesPart(member)) return [];
  const now = world.clock.now();
  const today = dayOf(now);
  const claims = rewardsByItem(world, member.id, 'dailyrescue');
  const { required, basisPoints, max } = lossReliefRule;
  const loss = sql<number>`sum(${playDays.stake} - ${playDays.payout})`;
  return world.db
    .select({ day: playDays.day, loss })
    .from(playDays)
    .where(and(eq(playDays.memberId, member.id), gte(playDays.day, addSiteDays(today, -listedDays))))
    .groupBy(playDays.day)
    .having(sql`${loss} > 0`)
    .orderBy(desc(playDays.day))
    .all()
    .filter((row) => row.loss >= required || row.day === today)
    .map((row): Offer => {
      const claimed = claims.get(row.day);
      const endsAt = endOfDay(addSiteDays(row.day, 1));
      const isMet = row.loss >= required && row.day < today;
      const reward = row.loss >= required ? Math.min(max, shareOf(row.loss, basisPoints)) : 0;
      return {
        id: Number(row.day.replaceAll('-', '')),
        item: row.day,
        subject: row.day,
        state: rewardState({ claimed, isMet, endsAt, now }),
        claimedAt: claimed?.at ?? null,
        endsAt,
        required,
        progress: row.loss,
        reward,
        turnover: reward,
        relatedBillNo: null,
      };
    });
}
