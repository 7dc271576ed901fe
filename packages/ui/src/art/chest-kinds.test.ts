import { expect, it } from 'vitest';
import { chestRungOf } from './chest-kinds.ts';

const ladder = (count: number) => Array.from({ length: count }, (_, index) => chestRungOf(index, count));

it('the first chest is of wood and the last of gold, however many there are', () => {
  expect(ladder(1)).toEqual(['wood']);
  expect(ladder(2)).toEqual(['wood', 'gold']);
  expect(ladder(3)).toEqual(['wood', 'silver', 'gold']);
  expect(ladder(5)).toEqual(['wood', 'silver', 'silver', 'silver', 'gold']);
});
