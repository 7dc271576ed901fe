import { addSiteDays } from '@fortuna/domain/site-days.ts';
import { and, eq, gt, lte } from 'drizzle-orm';
import { prepared } from '../prepared.ts';
import { settings } from '../schema.ts';
import { playDays, rechargeDays } from '../tables-promotions.ts';
import type { World } from '../world.ts';
import { settlementHour } from './agency-rules.ts';
import { earnBetting, earnRecharge, payCommissions } from './commissions.ts';
import { settleRebates } from './rebates.ts';
import { dayOf, hourOfDay, lastDayOf, monthOf } from './site-time.ts';

const settledKey = 'settled-day';

let known = { minute: Number.NaN, day: '' };

/** The last day whose settlement hour, in the morning after it, has come. Every request asks; it changes on a full minute. */
export function lastDueDay(world: World): string {
  const now = world.clock.now();
  const minute = Math.floor(now / 60_000);
  if (known.minute !== minute) {
    const today = dayOf(now);
    known = { minute, day: addSiteDays(today, now >= hourOfDay(today, settlementHour) ? -1 : -2) };
  }
  return known.day;
}

const settledSetting = prepared((db) =>
  db.select().from(settings).where(eq(settings.key, settledKey)).prepare(),
);

function settledDay(world: World): string {
  return settledSetting(world.db).get()?.value ?? '';
}

export function isSettlementDue(world: World): boolean {
  return settledDay(world) !== lastDueDay(world);
}

function daysWithBets(world: World, after: string, until: string): string[] {
  return world.db
    .selectDistinct({ day: playDays.day })
    .from(playDays)
    .where(and(gt(playDays.day, after), lte(playDays.day, until)))
    .all()
    .map(({ day }) => day);
}

/** Last days of the months with recharges. */
function monthEnds(world: World, after: string, until: string): string[] {
  return world.db
    .selectDistinct({ day: rechargeDays.day })
    .from(rechargeDays)
    .where(gt(rechargeDays.day, after === '' ? '' : addSiteDays(monthOf(after), -1)))
    .all()
    .map(({ day }) => lastDayOf(monthOf(day)))
    .filter((day) => day > after && day <= until);
}

function settleDays(world: World, after: string, until: string): void {
  const months = new Set(monthEnds(world, after, until));
  const days = new Set([...daysWithBets(world, after, until), ...months]);
  for (const day of [...days].sort()) {
    const at = hourOfDay(addSiteDays(day, 1), settlementHour);
    settleRebates(world, day, at);
    earnBetting(world, day);
    payCommissions(world, 'betting', day, at);
    if (!months.has(day)) continue;
    earnRecharge(world, day);
    payCommissions(world, 'recharge', day, at);
  }
}

/**
 * Settles rebates and commissions of all days that are over, each as of its own settlement hour. There is no timer: the first call
 * after the hour finds it done, even after the clock was moved. Call inside a transaction.
 */
export function settleDue(world: World): void {
  const until = lastDueDay(world);
  const settled = settledDay(world);
  // After the clock was ahead the mark only goes back with it, so that the days in between are settled when they are over.
  if (settled < until) settleDays(world, settled, until);
  world.db
    .insert(settings)
    .values({ key: settledKey, value: until })
    .onConflictDoUpdate({ target: settings.key, set: { value: until } })
    .run();
}
