import { bcp47, type SiteLanguage } from '@fortuna/domain/language.ts';

/** Basis points as a percentage in the language's notation: 150 -> `1,5%`. */
export function formatRate(basisPoints: number, language: SiteLanguage): string {
  const format = new Intl.NumberFormat(bcp47(language), { style: 'percent', maximumFractionDigits: 2 });
  return format.format(basisPoints / 10_000);
}
