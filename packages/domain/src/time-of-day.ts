import { bcp47, type SiteLanguage } from './language.ts';
import { siteTimeZone } from './time-zone.ts';

/** Hour and minute of an ISO instant in the site's zone, in the language's own way. Throws RangeError for no instant. */
export function formatTime(iso: string, language: SiteLanguage): string {
  const format = new Intl.DateTimeFormat(bcp47(language), {
    timeZone: siteTimeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return format.format(new Date(iso));
}
