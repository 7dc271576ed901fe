import type { SiteLanguage } from '@fortuna/domain/language.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { formatPercent } from '@fortuna/domain/percent.ts';
import type { CommissionFigure } from './commission-table-props.ts';

export function figureText(figure: CommissionFigure, value: number, language: SiteLanguage): string {
  return figure === 'money'
    ? formatMoney(value, language)
    : formatPercent(value, language, { decimals: 'two' });
}
