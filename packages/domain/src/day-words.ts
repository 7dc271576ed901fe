import { bcp47, type SiteLanguage } from './language.ts';
import { siteTimeZone } from './time-zone.ts';

/**
 * The day of an ISO instant in the site's zone, with its weekday, as it heads what happened then; `words` tells how weekday and month are
 * written. Throws RangeError for no instant.
 */
export function formatDayHead(iso: string, language: SiteLanguage, words: 'long' | 'short' = 'long'): string {
  return new Intl.DateTimeFormat(bcp47(language), {
    timeZone: siteTimeZone,
    weekday: words,
    day: 'numeric',
    month: words,
    year: 'numeric',
  }).format(new Date(iso));
}

/** Number and short month of the day of an ISO instant in the site's zone. Throws RangeError for no instant. */
export function dayParts(iso: string, language: SiteLanguage): { number: string; month: string } {
  const written = (part: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(bcp47(language), { timeZone: siteTimeZone, ...part });
  const date = new Date(iso);
  // Of the day the figure alone, without what some languages put behind it.
  const day = written({ day: 'numeric' })
    .formatToParts(date)
    .find(({ type }) => type === 'day');
  return { number: day?.value ?? '', month: written({ month: 'short' }).format(date) };
}

/** The hour of an ISO instant in the site's zone, of 24. Throws RangeError for no instant. */
export function formatTime(iso: string, language: SiteLanguage): string {
  return new Intl.DateTimeFormat(bcp47(language), {
    timeZone: siteTimeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(iso));
}
