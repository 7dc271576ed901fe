import { bcp47, type SiteLanguage } from './language.ts';

/** Days of the site are `YYYY-MM-DD` (time-zone.ts); here is what can be reckoned with them. */

function utcOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** The day that is `count` days later, or earlier below zero. */
export function addSiteDays(day: string, count: number): string {
  const date = utcOf(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return addSiteDays(day, -((utcOf(day).getUTCDay() + 6) % 7));
}

/** `count` days from this one on. */
export function siteDaysFrom(first: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => addSiteDays(first, index));
}

const styles = {
  /** `seg.` */
  weekday: { weekday: 'short' },
  /** `S` */
  narrow: { weekday: 'narrow' },
  /** `4` */
  dayOfMonth: { day: 'numeric' },
  /** `4 de mai.` */
  short: { day: 'numeric', month: 'short' },
  /** `segunda-feira, 4 de maio` */
  full: { weekday: 'long', day: 'numeric', month: 'long' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

/** A day as the language writes it. Throws RangeError for no day. */
export function formatSiteDay(day: string, language: SiteLanguage, style: keyof typeof styles): string {
  return new Intl.DateTimeFormat(bcp47(language), { ...styles[style], timeZone: 'UTC' }).format(utcOf(day));
}
