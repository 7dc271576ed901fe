import { expect, it } from 'vitest';
import { countText, unreadWords } from './count-text.ts';

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

it('words are said of what is there', () => {
  expect(unreadWords({ count: 120, label: '120 não lidas' })).toBe('120 não lidas');
  expect(unreadWords({ count: 0, label: 'nada novo' })).toBeNull();
  expect(unreadWords(undefined)).toBeNull();
});
