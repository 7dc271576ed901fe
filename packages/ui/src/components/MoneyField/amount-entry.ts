import { type Centavos, parseAmount } from '@fortuna/domain/money.ts';

/** R$ 999.999.999,99: more digits than this are a slip of the finger. */
const maxDigits = 11;

/**
 * The amount after an edit of the shown text. Key by key, digits come in from the right like on a card terminal (1, 0, 0 is
 * R$ 1,00). Text that arrives in one piece (paste, dictation, autofill) is read as people write amounts ("100" is R$ 100,00).
 */
export function editedAmount(before: string, after: string): Centavos {
  if (!isKeystroke(onlyDigits(before), onlyDigits(after), after)) {
    const whole = parseAmount(after);
    if (whole !== null && String(whole).length <= maxDigits) return whole;
  }
  return Number(onlyDigits(after).replace(/^0+/, '').slice(0, maxDigits));
}

/** One digit more or fewer at the end, or a single character in place of a selection. */
function isKeystroke(before: string, after: string, text: string): boolean {
  if (text.length <= 1) return true;
  return after.length <= before.length ? before.startsWith(after) : after.slice(0, -1) === before;
}

function onlyDigits(text: string): string {
  return text.replace(/[^0-9]/g, '');
}
