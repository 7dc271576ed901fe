import { checkDigit, isOneCharacterRepeated } from './check-digit.ts';
import { digits, fillPattern } from './text-pattern.ts';

const firstWeights = [10, 9, 8, 7, 6, 5, 4, 3, 2];
const secondWeights = [11, ...firstWeights];

/** The eleven digits of a CPF (a person's tax number) typed with or without its punctuation; null unless its check digits fit. */
export function parseCpf(text: string): string | null {
  const cpf = text.replace(/[.\-\s]/g, '');
  if (!/^[0-9]{11}$/.test(cpf) || isOneCharacterRepeated(cpf)) return null;
  const values = Array.from(cpf, Number);
  const first = checkDigit(values.slice(0, 9), firstWeights);
  const second = checkDigit(values.slice(0, 10), secondWeights);
  return values[9] === first && values[10] === second ? cpf : null;
}

export function isCpf(text: string): boolean {
  return parseCpf(text) !== null;
}

/** Lays a CPF out as `529.982.247-25`, or as much of it as has been typed. */
export function formatCpf(text: string): string {
  return fillPattern(digits(text), '###.###.###-##');
}
