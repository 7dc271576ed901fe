import { expect, it } from 'vitest';
import { rowSpan } from './row-span.ts';

const spans = (count: number) => Array.from({ length: count }, (_, index) => rowSpan(index, count));

it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 16])('%i cards fill their rows', (count) => {
  let filled = 0;
  for (const span of spans(count)) {
    filled += span;
    // No card goes over the end of its row.
    expect(Math.ceil(filled / 6)).toBe(Math.ceil((filled - span + 1) / 6));
  }
  expect(filled % 6).toBe(0);
});

it('nobody stands alone beside an empty place', () => {
  expect(spans(4)).toEqual([3, 3, 3, 3]);
  expect(spans(5)).toEqual([2, 2, 2, 3, 3]);
  expect(spans(7)).toEqual([2, 2, 2, 3, 3, 3, 3]);
});
