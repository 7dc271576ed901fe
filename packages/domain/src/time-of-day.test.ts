import { expect, test } from 'vitest';
import { formatTime } from './time-of-day.ts';

test.each([
  ['pt', '21:05'],
  ['en', '21:05'],
  ['cn', '21:05'],
  ['id', '21.05'],
] as const)('in %s it is %s in São Paulo', (language, text) => {
  expect(formatTime('2026-05-05T00:05:59.000Z', language)).toBe(text);
});
