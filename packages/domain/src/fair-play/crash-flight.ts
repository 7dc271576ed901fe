import type { RandomInteger } from './draws.ts';

/** Multipliers are whole hundredths: 150 pays one and a half times the stake. */
export type Hundredths = number;

/** Per cent of the stakes that come back in the long run, wherever somebody gets out. */
export const crashReturnPercent = 97;

/** Nobody gets out below it, and whoever is still in at the highest one is paid there. */
export const lowestCashOut: Hundredths = 101;
export const highestCashOut: Hundredths = 100_000;

/** Stakes in centavos: every multiplier of them is a whole number of centavos. */
export const crashStakes: readonly number[] = [100, 200, 500, 1000, 2000, 5000];

const span = 2 ** 32;

/** Where a flight ends. It reaches a multiplier with the chance that makes the return the same for all of them. */
export function drawCrashPoint(random: RandomInteger): Hundredths {
  const reached = Math.floor((crashReturnPercent * span) / (span - random(span)));
  return Math.min(highestCashOut, Math.max(100, reached));
}

/** Draws, of 2^32, whose flights reach a multiplier above 1. */
function waysTo(multiplier: Hundredths): number {
  return Math.floor((crashReturnPercent * span) / multiplier);
}

/** Share of the stakes that comes back to who always gets out at this multiplier, counted over every draw. */
export function crashReturnAt(multiplier: Hundredths): number {
  return (multiplier * waysTo(multiplier)) / (100 * span);
}

/** What a bet brings that got out at a multiplier, or did not (null). */
export function crashWin(stake: number, cashedOut: Hundredths | null): number {
  return cashedOut === null ? 0 : (stake * cashedOut) / 100;
}

/** Per millisecond: twice the stake after 6.9 s, ten times after 23 s. */
const growth = 1e-4;

/** The multiplier so many milliseconds after the start. */
export function multiplierAt(milliseconds: number): Hundredths {
  return Math.min(highestCashOut, Math.floor(100 * Math.exp(growth * Math.max(0, milliseconds))));
}

/** The first millisecond of a flight at which it has this multiplier. */
export function timeOf(multiplier: Hundredths): number {
  let milliseconds = Math.max(0, Math.ceil(Math.log(multiplier / 100) / growth));
  // The logarithm and the power may differ in the last digit.
  while (multiplierAt(milliseconds) < multiplier) milliseconds += 1;
  while (milliseconds > 0 && multiplierAt(milliseconds - 1) >= multiplier) milliseconds -= 1;
  return milliseconds;
}

/** The millisecond at which a flight ends: when it would have had the next hundredth, so that its last one can still be taken. */
export function crashTime(point: Hundredths): number {
  return timeOf(Math.min(highestCashOut, point + 1));
}
