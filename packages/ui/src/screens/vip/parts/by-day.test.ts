import { expect, test } from 'vitest';
import { byDay } from './by-day.ts';

test('events of a day of the site stand together, in their order', () => {
  const [late, early, before] = [
    { id: 3, at: '2026-05-05T02:59:59.000Z' },
    { id: 2, at: '2026-05-04T03:00:00.000Z' },
    { id: 1, at: '2026-05-04T02:59:59.000Z' },
  ] as const;
  expect(byDay([late, early, before])).toEqual([
    { day: '2026-05-04', events: [late, early] },
    { day: '2026-05-03', events: [before] },
  ]);
});
