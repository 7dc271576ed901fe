import { expect, test } from 'vitest';
import {
  crashReturnAt,
  crashReturnPercent,
  crashStakes,
  crashTime,
  crashWin,
  drawCrashPoint,
  highestCashOut,
  lowestCashOut,
  multiplierAt,
  timeOf,
} from './crash-flight.ts';

test('the return is the stated one wherever somebody gets out, to a millionth', () => {
  let [least, most] = [1, 0];
  for (let multiplier = lowestCashOut; multiplier <= highestCashOut; multiplier += 1) {
    least = Math.min(least, crashReturnAt(multiplier));
    most = Math.max(most, crashReturnAt(multiplier));
  }
  expect(most).toBeLessThanOrEqual(crashReturnPercent / 100);
  expect(least).toBeGreaterThan(crashReturnPercent / 100 - 1e-6);
});

test.each([101, 150, 200, 1_000, 99_999, highestCashOut])(
  'as many draws reach %i as are counted',
  (multiplier) => {
    const ways = Math.round((crashReturnAt(multiplier) * 100 * 2 ** 32) / multiplier);
    // Draws are in the order of their points: the last so many reach it, the one before them does not.
    expect(drawCrashPoint(() => 2 ** 32 - ways)).toBeGreaterThanOrEqual(multiplier);
    expect(drawCrashPoint(() => 2 ** 32 - ways - 1)).toBeLessThan(multiplier);
  },
);

test('points are never below once the stake, nor above the highest', () => {
  expect(drawCrashPoint(() => 0)).toBe(100);
  expect(drawCrashPoint(() => 2 ** 32 - 1)).toBe(highestCashOut);
});

test('a multiplier is reached at its time, and not a millisecond earlier', () => {
  for (const multiplier of [101, 102, 137, 200, 1_000, 12_345, highestCashOut]) {
    const at = timeOf(multiplier);
    expect(multiplierAt(at)).toBeGreaterThanOrEqual(multiplier);
    expect(multiplierAt(at - 1)).toBeLessThan(multiplier);
  }
  expect(multiplierAt(-5)).toBe(100);
});

test('a flight ends when it would have had one hundredth more', () => {
  expect(multiplierAt(crashTime(231) - 1)).toBe(231);
  expect(crashTime(100)).toBe(timeOf(101));
  expect(crashTime(highestCashOut)).toBe(timeOf(highestCashOut));
});

test('wins are whole centavos', () => {
  for (const stake of crashStakes)
    for (const multiplier of [101, 333, 99_999])
      expect(Number.isInteger(crashWin(stake, multiplier))).toBe(true);
  expect(crashWin(500, null)).toBe(0);
});
