import { addSiteDays } from '@fortuna/domain/site-days.ts';
import { endOfSiteDay, siteDay, startOfSiteDay } from '@fortuna/domain/time-zone.ts';

/** Days are `YYYY-MM-DD` of the site's time zone, instants milliseconds since 1970. */
export function dayOf(at: number): string {
  return siteDay(new Date(at).toISOString());
}

/** A cache of day starts: computing one queries the time zone's calendar several times. */
const starts = new Map<string, number>();
const mostStarts = 5_000;

export function startOfDay(day: string): number {
  const known = starts.get(day);
  if (known !== undefined) return known;
  if (starts.size === mostStarts) starts.clear();
  const start = Date.parse(startOfSiteDay(day));
  starts.set(day, start);
  return start;
}

/** Last millisecond of a day. */
export function endOfDay(day: string): number {
  return Date.parse(endOfSiteDay(day));
}

/** An hour of a day; the site's days have no jumps, since Brazil abolished daylight saving time. */
export function hourOfDay(day: string, hour: number): number {
  return startOfDay(day) + hour * 3_600_000;
}

/** First day of a day's month. */
export function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** First day of the month that is `count` months after a first day. */
export function addMonths(month: string, count: number): string {
  const date = new Date(`${month}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 10);
}

/** Last day of the month of a first day. */
export function lastDayOf(month: string): string {
  return addSiteDays(addMonths(month, 1), -1);
}
