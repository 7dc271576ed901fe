import { expect, test } from 'vitest';
import { firstDayOf, passedReminders } from './deposit-reminder.ts';

test('a span begins with today, with Monday, with the first of the month', () => {
  expect(firstDayOf('day', '2026-11-22')).toBe('2026-11-22');
  // A Sunday is the last day of its week.
  expect(firstDayOf('week', '2026-11-22')).toBe('2026-11-16');
  expect(firstDayOf('week', '2026-11-23')).toBe('2026-11-23');
  expect(firstDayOf('week', '2026-12-01')).toBe('2026-11-30');
  expect(firstDayOf('month', '2026-11-22')).toBe('2026-11-01');
});

test('an amount that is reached is not passed', () => {
  const day = { span: 'day', limit: 100_00, deposited: 60_00 } as const;
  const month = { span: 'month', limit: 50_00, deposited: 60_00 } as const;
  expect(passedReminders([day], 40_00)).toEqual([]);
  expect(passedReminders([day], 40_01)).toEqual([day]);
  expect(passedReminders([day, month], 0)).toEqual([month]);
});
