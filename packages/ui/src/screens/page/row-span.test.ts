import { expect, it } from 'vitest';
import { rowSpan, vastSpan } from './row-span.ts';

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

it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 16])('%i cards fill their rows in a vast window', (count) => {
  let filled = 0;
  for (let index = 0; index < count; index += 1) {
    const span = vastSpan(index, count);
    filled += span;
    expect(Math.ceil(filled / 12)).toBe(Math.ceil((filled - span + 1) / 12));
  }
  expect(filled % 12).toBe(0);
});
