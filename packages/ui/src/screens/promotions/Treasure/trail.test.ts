import { expect, it } from 'vitest';
import { partOfLeg } from './trail.ts';

const goals = [{ from: 1_000 }, { from: 5_000 }, { from: 5_000 }];

it.each([
  [0, 0, 0],
  [0, 500, 0.5],
  [0, 9_000, 1],
  [1, 500, 0],
  [1, 3_000, 0.5],
  [1, 5_000, 1],
  // Two chests at one goal.
  [2, 4_999, 0],
  [2, 5_000, 1],
])('of leg %i after %i: %f', (index, gone, part) => {
  expect(partOfLeg(goals, index, gone)).toBe(part);
});
