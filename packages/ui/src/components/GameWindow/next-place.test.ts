import { expect, test } from 'vitest';
import { nextPlace } from './next-place.ts';

/** Rows of three: 0 1 2, 3 4 5, 6 7 8, 9 10. */
const extent = { total: 11, columns: 3, rowsInView: 2 };
const go = (place: number, key: string, ctrlKey = false) => nextPlace(place, { key, ctrlKey }, extent);

test.each([
  ['ArrowRight', 4, 5],
  ['ArrowRight', 5, 6],
  ['ArrowRight', 10, 10],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 7, 10],
  ['ArrowDown', 8, 10],
  ['ArrowDown', 9, 9],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 1, 1],
  ['PageDown', 1, 7],
  ['PageDown', 6, 9],
  ['PageUp', 10, 4],
  ['PageUp', 5, 2],
  ['Home', 5, 3],
  ['End', 3, 5],
  ['End', 9, 10],
])('%s leads from %i to %i', (key, from, next) => {
  expect(go(from, key)).toBe(next);
});

test('with Ctrl, Home and End lead to the first and the last of all', () => {
  expect(go(7, 'Home', true)).toBe(0);
  expect(go(1, 'End', true)).toBe(10);
});

test('other keys mean nothing here', () => {
  expect(go(1, 'Enter')).toBeNull();
  expect(go(1, 'a')).toBeNull();
});
