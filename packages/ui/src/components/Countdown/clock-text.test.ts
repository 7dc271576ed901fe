import { expect, test } from 'vitest';
import { clockText } from './clock-text.ts';

test.each([
  [0, '00:00'],
  [59, '00:59'],
  [60, '01:00'],
  [899, '14:59'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [90_061, '25:01:01'],
])('%i seconds are %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
