import { expect, it } from 'vitest';
import { scalePosition } from './scale-position.ts';

const stops = [2000, 5000, 10_000];

it.each([
  [0, 0],
  [500, 0.25],
  [2000, 1],
  [3500, 1.5],
  [10_000, 3],
  [90_000, 3],
])('%i is at %d', (amount, position) => {
  expect(scalePosition(stops, amount)).toBe(position);
});

it('is at the start of a scale without stops', () => {
  expect(scalePosition([], 2000)).toBe(0);
});
