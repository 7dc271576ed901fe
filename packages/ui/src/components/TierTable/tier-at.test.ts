import { expect, it } from 'vitest';
import { tierAt } from './tier-at.ts';

const tiers = [
  { id: 1, from: 100 },
  { id: 2, from: 200 },
];

it.each([
  ['before the first', 99, null],
  ['on the first', 100, 1],
  ['within it', 199, 1],
  ['on the last', 200, 2],
  ['far beyond', 9_999, 2],
  ['not known', null, null],
])('%s', (_, progress, id) => {
  expect(tierAt(tiers, progress)).toBe(id);
});
