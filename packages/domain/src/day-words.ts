import { bcp47, type SiteLanguage } from './language.ts';
import { siteTimeZone } from './time-zone.ts';

/** The day of an ISO instant in the site's zone, with its weekday, as it heads what happened then. Throws RangeError for no instant. */
export function formatDayHead(iso: string, language: SiteLanguage): string {
  return new Intl.DateTimeFormat(bcp47(language), {
    timeZone: siteTimeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(iso));
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
