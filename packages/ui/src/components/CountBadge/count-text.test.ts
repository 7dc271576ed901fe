import { expect, it } from 'vitest';
import { countText } from './count-text.ts';

it.each([
  [-1, null],
  [0, null],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [12_000, '99+'],
])('%i', (count, text) => {
  expect(countText(count)).toBe(text);
});
