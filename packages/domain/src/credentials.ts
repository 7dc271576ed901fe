/** Fewest characters of a login password. */
export const minPasswordLength = 6;

/** Number of digits in a withdrawal password, which is entered like a PIN. */
export const withdrawalPasswordLength = 6;

/** Minimum age of a player, in years. */
export const minAge = 18;

/** True for exactly six ASCII digits. */
export function isWithdrawalPassword(text: string): boolean {
  return text.length === withdrawalPasswordLength && /^[0-9]+$/.test(text);
}

/**
 * True for six digits that are guessed first: one digit or one group of digits over and over (111111, 121212, 123123), or digits in
 * a row, up or down, 0 behind 9 included (123456, 654321, 567890).
 */
export function isWeakWithdrawalPassword(text: string): boolean {
  if (!isWithdrawalPassword(text)) return false;
  if (/^(.+)\1+$/.test(text)) return true;
  const digits = [...text].map(Number);
  const steps = digits.slice(1).map((digit, index) => (digit - (digits[index] ?? 0) + 10) % 10);
  return steps.every((step) => step === 1) || steps.every((step) => step === 9);
}
