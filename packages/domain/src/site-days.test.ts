import { expect, it } from 'vitest';
import { addSiteDays, formatSiteDay, mondayOf, siteDaysFrom } from './site-days.ts';

it('reckons over ends of months and years', () => {
  expect(addSiteDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(addSiteDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(siteDaysFrom('2026-04-29', 3)).toEqual(['2026-04-29', '2026-04-30', '2026-05-01']);
});

it('a week begins on Monday', () => {
  expect(mondayOf('2026-05-04')).toBe('2026-05-04');
  expect(mondayOf('2026-05-10')).toBe('2026-05-04');
});

it('writes a day in the order of the language', () => {
  expect(formatSiteDay('2026-05-04', 'pt', 'full')).toBe('segunda-feira, 4 de maio');
  expect(formatSiteDay('2026-05-04', 'en', 'short')).toBe('May 4');
  expect(formatSiteDay('2026-05-04', 'pt', 'weekday')).toBe('seg.');
  expect(formatSiteDay('2026-05-04', 'en', 'dayOfMonth')).toBe('4');
});
