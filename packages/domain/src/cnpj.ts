import { checkDigit, isOneCharacterRepeated } from './check-digit.ts';
import { fillPattern } from './text-pattern.ts';

const firstWeights = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
const secondWeights = [6, ...firstWeights];

/**
 * The fourteen characters of a CNPJ (a company's tax number) typed with or without its punctuation, in upper case; null unless
 * its check digits fit. Since July 2026 the first twelve may be letters too (IN RFB 2.229/2024).
 */
export function parseCnpj(text: string): string | null {
  const bare = text.replace(/[./\-\s]/g, '');
  // Before the change of case: some letters outside ASCII have an ASCII capital.
  if (!/^[0-9A-Za-z]{12}[0-9]{2}$/.test(bare)) return null;
  const cnpj = bare.toUpperCase();
  if (isOneCharacterRepeated(cnpj)) return null;
  const values = Array.from(cnpj, (character) => character.charCodeAt(0) - 48);
  const first = checkDigit(values.slice(0, 12), firstWeights);
  const second = checkDigit(values.slice(0, 13), secondWeights);
  return values[12] === first && values[13] === second ? cnpj : null;
}

export function isCnpj(text: string): boolean {
  return parseCnpj(text) !== null;
}

/** Lays a CNPJ out as `12.ABC.345/01DE-35`, or as much of it as has been typed. */
export function formatCnpj(text: string): string {
  return fillPattern(text.replace(/[^0-9A-Za-z]/g, '').toUpperCase(), '##.###.###/####-##');
}
