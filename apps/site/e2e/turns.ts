/** Days since 1970: what `npm test` only samples takes turns from day to day, so that it stays within its time. */
export const today = Math.floor(Date.now() / 86_400_000);

/** `npm test` (TEST_TURNS): what takes turns is not all there. */
export const takesTurns = (): boolean => Boolean(process.env.TEST_TURNS);

/**
 * Whether the one at this place of `all` places is on today. Turns that meet, as those of files and of axe, have lengths without a common
 * divisor: else some of the pairs would never come.
 */
export function isInTurn(place: number, all = 2): boolean {
  return !takesTurns() || (place + today) % all === 0;
}
