/** Modulo-11 check digit of the Brazilian registers, CPF and CNPJ alike: 0 if the remainder is below 2, else 11 - remainder. */
export function checkDigit(values: readonly number[], weights: readonly number[]): number {
  const sum = values.reduce((total, value, index) => total + value * (weights[index] ?? 0), 0);
  const remainder = sum % 11;
  return remainder < 2 ? 0 : 11 - remainder;
}

/** True for a number that repeats one character: such numbers pass the check digits but are never issued. */
export function isOneCharacterRepeated(text: string): boolean {
  return new Set(text).size === 1;
}
