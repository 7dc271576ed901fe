import type { Centavos } from '@fortuna/domain/money.ts';
import { and, between, count, desc, eq, gte, lte, type SQL, sum } from 'drizzle-orm';
import type { Slice, Span } from '../order-centre.ts';
import { vipEvents } from '../tables-promotions.ts';
import type { World } from '../world.ts';
import { dayOf, endOfDay, startOfDay } from './site-time.ts';

type VipEventRow = typeof vipEvents.$inferSelect;

function eventsOf(memberId: number, { from, to }: Span, type?: string): SQL | undefined {
  return and(
    eq(vipEvents.memberId, memberId),
    between(vipEvents.at, from, to),
    type === undefined ? undefined : eq(vipEvents.type, type),
  );
}

/** Newest first. */
export function listVipEvents(
  { db }: World,
  memberId: number,
  span: Span,
  type: string | undefined,
  { limit, offset }: Slice,
): VipEventRow[] {
  return db
    .select()
    .from(vipEvents)
    .where(eventsOf(memberId, span, type))
    .orderBy(desc(vipEvents.at), desc(vipEvents.id))
    .limit(limit)
    .offset(offset)
    .all();
}

/** How many events of each type there are, and what they credited. */
export function sumVipEvents({ db }: World, memberId: number, span: Span) {
  return db
    .select({ type: vipEvents.type, events: count(), money: sum(vipEvents.money).mapWith(Number) })
    .from(vipEvents)
    .where(eventsOf(memberId, span))
    .groupBy(vipEvents.type)
    .all();
}

/** What each day of these rows credited in all, as far as the filter goes. */
export function sumDaysOf(
  { db }: World,
  memberId: number,
  span: Span,
  type: string | undefined,
  rows: readonly VipEventRow[],
): { readonly day: string; readonly money: Centavos }[] {
  return [...new Set(rows.map(({ at }) => dayOf(at)))].map((day) => {
    const isOfDay = and(gte(vipEvents.at, startOfDay(day)), lte(vipEvents.at, endOfDay(day)));
    const total = db
      .select({ money: sum(vipEvents.money).mapWith(Number) })
      .from(vipEvents)
      .where(and(eventsOf(memberId, span, type), isOfDay))
      .get();
    return { day, money: total?.money ?? 0 };
  });
}
