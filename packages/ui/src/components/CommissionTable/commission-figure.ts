import { bcp47, type SiteLanguage } from '@fortuna/domain/language.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import type { CommissionFigure } from './commission-table-props.ts';

/** Basis points as the language writes percent, unbreakable: 30 is `0,30%`. */
function shareText(basisPoints: number, language: SiteLanguage): string {
  const percent = new Intl.NumberFormat(bcp47(language), {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return percent.format(basisPoints / 10_000).replace(/\s/g, '\u00a0');
}

export function figureText(figure: CommissionFigure, value: number, language: SiteLanguage): string {
  return figure === 'money' ? formatMoney(value, language) : shareText(value, language);
}
