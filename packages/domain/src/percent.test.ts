import { expect, test } from 'vitest';
import { formatPercent } from './percent.ts';

test('percent has the decimals that it needs, in the language', () => {
  expect(formatPercent(150, 'pt')).toBe('1,5%');
  expect(formatPercent(800, 'en')).toBe('8%');
  expect(formatPercent(33, 'cn')).toBe('0.33%');
});

test('or always two', () => {
  expect(formatPercent(30, 'pt', { decimals: 'two' })).toBe('0,30%');
  expect(formatPercent(1250, 'en', { decimals: 'two' })).toBe('12.50%');
});
