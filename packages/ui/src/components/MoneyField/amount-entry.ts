import type { SiteLanguage } from '@fortuna/domain/language.ts';
import { type Centavos, parseAmount } from '@fortuna/domain/money.ts';

/** R$ 999.999.999,99: more digits than this are a slip of the finger. */
const maxDigits = 11;

export interface AmountEdit {
  /** The shown text, before and after. */
  readonly before: string;
  readonly after: string;
  /** How figures are grouped here: `1,500` is an amount in English, and in Portuguese something that nobody can be sure of. */
  readonly language: SiteLanguage;
  /** It came in one piece for certain, however little of it is new. */
  readonly isPasted?: boolean;
}

/**
 * The amount after an edit of the shown text. Key by key, digits come in from the right like on a card terminal (1, 0, 0 is
 * R$ 1,00). Text that arrives in one piece (paste, dictation, autofill) is read as people write amounts ("100" is R$ 100,00);
 * null where it is none, for it must never become another amount than the one that was meant.
 */
export function editedAmount({ before, after, language, isPasted = false }: AmountEdit): Centavos | null {
  if (after.trim() === '') return 0;
  if (isPasted || arrived(before, after) > 1) return wholeAmount(after, language);
  if (!isKeystroke(onlyDigits(before), onlyDigits(after), after)) {
    const whole = wholeAmount(after, language);
    if (whole !== null) return whole;
  }
  return Number(onlyDigits(after).replace(/^0+/, '').slice(0, maxDigits));
}

function wholeAmount(text: string, language: SiteLanguage): Centavos | null {
  const decimalMark = language === 'pt' ? ',' : '.';
  const afterMark = text.split(decimalMark).at(-1) ?? '';
  // A lone decimal mark before three digits: too precise for centavos, or grouped as elsewhere.
  if (text.includes(decimalMark) && !/[.,].*[.,]/.test(text) && onlyDigits(afterMark).length > 2) return null;
  const whole = parseAmount(text);
  return whole !== null && String(whole).length <= maxDigits ? whole : null;
}

/** How many characters are new, between what both texts begin and end with. */
function arrived(before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return after.length - start - end;
}

/** One digit more or fewer at the end, or a single character in place of a selection. */
function isKeystroke(before: string, after: string, text: string): boolean {
  if (text.length <= 1) return true;
  return after.length <= before.length ? before.startsWith(after) : after.slice(0, -1) === before;
}

function onlyDigits(text: string): string {
  return text.replace(/[^0-9]/g, '');
}
