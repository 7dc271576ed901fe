import { bcp47, type SiteLanguage } from './language.ts';

export interface PercentFormat {
  /** `two` for columns, where decimals line up; by default no more decimals than needed. */
  readonly decimals?: 'needed' | 'two';
}

/** Basis points as the language writes percent: 150 is `1,5%`, or `1,50%` with two decimals. */
export function formatPercent(
  basisPoints: number,
  language: SiteLanguage,
  { decimals = 'needed' }: PercentFormat = {},
): string {
  const format = new Intl.NumberFormat(bcp47(language), {
    style: 'percent',
    minimumFractionDigits: decimals === 'two' ? 2 : 0,
    maximumFractionDigits: 2,
  });
  return format.format(basisPoints / 10_000);
}
