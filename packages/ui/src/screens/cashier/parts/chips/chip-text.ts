import { bcp47, type SiteLanguage } from '@fortuna/domain/language.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import type { AmountChip } from '../../../../components/AmountChips/AmountChips.tsx';
import { stopText } from '../stop-text.ts';

export interface ChipText {
  /** The figure, or the whole word of a chip that is no amount. */
  readonly main: string;
  /** Below the figure, where the language shortens thousands: "mil", "K". Null: nothing is left out. */
  readonly unit: string | null;
  readonly isWord: boolean;
}

const thousand = 100_000;

/** What stands on a chip, which has room for two or three digits: 20; of R$ 1.000,00 a 1 over "mil"; of a word the word. */
export function chipText(chip: AmountChip, language: SiteLanguage): ChipText {
  if (chip.label !== formatMoney(chip.value, language)) return { main: chip.label, unit: null, isWord: true };
  const plain = { main: stopText(chip, language), unit: null, isWord: false };
  if (chip.value < thousand || chip.value % thousand !== 0) return plain;
  const parts = new Intl.NumberFormat(bcp47(language), { notation: 'compact' }).formatToParts(
    chip.value / 100,
  );
  const unit = parts.find(({ type }) => type === 'compact')?.value;
  const main = parts.find(({ type }) => type === 'integer')?.value;
  return unit === undefined || main === undefined ? plain : { main, unit, isWord: false };
}
