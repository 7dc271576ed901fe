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
