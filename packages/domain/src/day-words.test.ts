import { expect, it } from 'vitest';
import { dayParts, formatDayHead, formatTime } from './day-words.ts';

const lateEvening = '2026-03-15T02:05:00.000Z';

it.each([
  ['pt', 'sábado, 14 de março de 2026'],
  ['en', 'Saturday, March 14, 2026'],
  ['cn', '2026年3月14日星期六'],
] as const)('heads a day of the site in %s', (language, head) => {
  expect(formatDayHead(lateEvening, language)).toBe(head);
});

it.each([
  ['pt', 'sáb., 14 de mar. de 2026'],
  ['en', 'Sat, Mar 14, 2026'],
  ['cn', '2026年3月14日周六'],
] as const)('heads it with short words in %s', (language, head) => {
  expect(formatDayHead(lateEvening, language, 'short')).toBe(head);
});

it.each(['pt', 'en', 'cn'] as const)('tells the hour of the site in %s', (language) => {
  expect(formatTime(lateEvening, language)).toBe('23:05');
});

it.each([
  ['pt', 'mar.'],
  ['en', 'Mar'],
  ['cn', '3月'],
] as const)('takes a day of the site apart in %s', (language, month) => {
  expect(dayParts(lateEvening, language)).toEqual({ number: '14', month });
});
