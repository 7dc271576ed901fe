import type { WithdrawalHours } from '@fortuna/domain/model/cashier.ts';
import { parsePlatformDate, siteDay, startOfSiteDay, toPlatformDate } from '@fortuna/domain/time-zone.ts';
import { eq } from 'drizzle-orm';
import { settings } from './schema.ts';
import type { World } from './world.ts';

const key = 'withdrawal-hours';
const hour = 3_600_000;

/** When in the day withdrawals are taken: what the operator has set, else what the rules say. */
export function withdrawalHours(world: World): WithdrawalHours {
  const set = world.db.select().from(settings).where(eq(settings.key, key)).get();
  return set === undefined ? world.rules.withdrawalHours : (JSON.parse(set.value) as WithdrawalHours);
}

/** Sets other hours; they last until a reset. */
export function setWithdrawalHours(world: World, { from, to }: WithdrawalHours): void {
  const value = JSON.stringify({ from, to });
  world.db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } })
    .run();
}

/** Hours between 0 and 24, the first before the last; null for anything else. */
export function readWithdrawalHours(from: unknown, to: unknown): WithdrawalHours | null {
  const isHour = (value: unknown): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 24;
  return isHour(from) && isHour(to) && from < to ? { from, to } : null;
}

/** When withdrawals are taken again; null while they are. */
export function opensAt(world: World): number | null {
  const { from, to } = withdrawalHours(world);
  const now = new Date(world.clock.now());
  const hourNow = Number(toPlatformDate(now).slice(11, 13));
  if (hourNow >= from && hourNow < to) return null;
  const today = siteDay(now.toISOString());
  // A day and a half after its first instant, so that a day of 23 or 25 hours makes no difference.
  const day =
    hourNow < from ? today : siteDay(new Date(Date.parse(startOfSiteDay(today)) + 36 * hour).toISOString());
  const opening = parsePlatformDate(`${day} ${String(from).padStart(2, '0')}:00:00`);
  return Date.parse(opening ?? startOfSiteDay(day));
}
