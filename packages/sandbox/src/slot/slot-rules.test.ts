import { expect, test } from 'vitest';
import { seededRandom } from '../world/random.ts';
import { lines, lineWin, returnToPlayer, spinReels, stakes, winOf } from './slot-rules.ts';

test('about 95 % of the stakes come back', () => {
  expect(returnToPlayer()).toBeCloseTo(0.95, 2);
});

test('drawn rounds agree with the exact figure', () => {
  const random = seededRandom(7);
  const rounds = 60_000;
  const returns = Array.from({ length: rounds }, () => winOf(spinReels(random), 100) / 100);
  const mean = returns.reduce((sum, one) => sum + one, 0) / rounds;
  const variance = returns.reduce((sum, one) => sum + (one - mean) ** 2, 0) / rounds;
  // Three standard errors, about five hundredths.
  expect(Math.abs(mean - returnToPlayer())).toBeLessThan(3 * Math.sqrt(variance / rounds));
});

test('wins are whole centavos for every stake', () => {
  for (const stake of stakes) expect(Number.isInteger(stake / lines.length)).toBe(true);
});

test('a line pays from the left, the sun stands for any symbol', () => {
  expect(lineWin(0, ['wave', 'sun', 'wave', 'boat', 'wave'])).toEqual({
    line: 0,
    symbol: 'wave',
    length: 3,
    pays: 6,
  });
  expect(lineWin(0, ['sun', 'sun', 'sun', 'sun', 'sun'])).toMatchObject({ symbol: 'lighthouse', length: 5 });
  expect(lineWin(0, ['sun', 'fish', 'sun', 'fish', 'star'])).toMatchObject({ symbol: 'fish', length: 4 });
  expect(lineWin(0, ['boat', 'wave', 'wave', 'wave', 'wave'])).toBeNull();
});
