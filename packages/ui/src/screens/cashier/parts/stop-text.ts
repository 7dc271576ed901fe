import type { SiteLanguage } from '@fortuna/domain/language.ts';
import { formatMoney, formatMoneyPlain } from '@fortuna/domain/money.ts';
import type { AmountChip } from '../../../components/AmountChips/AmountChips.tsx';

/** What stands at a stop of the scale, which has little room: of an amount its whole reais, without the sign; of a word the word. */
export function stopText({ value, label }: AmountChip, language: SiteLanguage): string {
  if (label !== formatMoney(value, language)) return label;
  const plain = formatMoneyPlain(value, language);
  const noCentavos = formatMoneyPlain(0, language).slice(1);
  return plain.endsWith(noCentavos) ? plain.slice(0, -noCentavos.length) : plain;
}
