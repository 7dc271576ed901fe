import { expect, it } from 'vitest';
import { quickNeighbours } from './quick-neighbours.ts';

const amounts = [2000, 5000, 10_000];

it.each([
  [0, null, 2000],
  [2000, null, 5000],
  [5000, 2000, 10_000],
  [7350, 5000, 10_000],
  [10_000, 5000, null],
  [90_000, 10_000, null],
])('%i has %s below it and %s above it', (amount, less, more) => {
  expect(quickNeighbours(amounts, amount)).toEqual({ less, more });
});

it('finds none where there are none', () => {
  expect(quickNeighbours([], 2000)).toEqual({ less: null, more: null });
});
