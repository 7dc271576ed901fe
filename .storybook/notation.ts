import { isSiteLanguage, type SiteLanguage } from '@fortuna/domain/language.ts';

/** How money and dates are written: the pseudo language does it as English does. */
export function notationOf(language: string): SiteLanguage {
  return isSiteLanguage(language) ? language : 'en';
}
