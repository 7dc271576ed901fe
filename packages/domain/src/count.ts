import { bcp47, type SiteLanguage } from './language.ts';

/** How many, as it is written in the language: `10.000`. */
export function formatCount(count: number, language: SiteLanguage): string {
  return new Intl.NumberFormat(bcp47(language)).format(count);
}
