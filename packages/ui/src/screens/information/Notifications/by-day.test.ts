import { expect, test } from 'vitest';
import { byDay } from './by-day.ts';

test('a day is one of the site, whatever day it is elsewhere', () => {
  const items = [
    { at: '2026-05-05T02:59:59.000Z' },
    { at: '2026-05-04T12:00:00.000Z' },
    { at: '2026-05-04T02:00:00.000Z' },
  ];
  expect(byDay(items)).toEqual([
    { day: '2026-05-04', items: items.slice(0, 2) },
    { day: '2026-05-03', items: items.slice(2) },
  ]);
});
