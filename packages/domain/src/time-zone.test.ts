import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { siteLanguages } from './language.ts';
import {
  endOfSiteDay,
  formatDate,
  formatDateTime,
  isSiteDay,
  parsePlatformDate,
  siteDay,
  startOfSiteDay,
  toPlatformDate,
} from './time-zone.ts';

/** From the first daylight saving time (1931) to well after the last (2019). */
const anyInstant = fc.date({
  min: new Date('1930-01-01T00:00:00Z'),
  max: new Date('2099-12-31T00:00:00Z'),
  noInvalidDate: true,
});

describe('platform dates', () => {
  it.each([
    ['2026-11-21 23:30:00', '2026-11-22T02:30:00.000Z', 'three hours behind, since 2019 all year'],
    ['2018-07-01 12:00:00', '2018-07-01T15:00:00.000Z', 'winter'],
    ['2018-12-25 12:00:00', '2018-12-25T14:00:00.000Z', 'summer with daylight saving time'],
    ['2018-11-03 23:59:59', '2018-11-04T02:59:59.000Z', 'the last second before it'],
    ['2018-11-04 01:00:00', '2018-11-04T03:00:00.000Z', 'its first second'],
    ['2019-02-17 00:00:00', '2019-02-17T03:00:00.000Z', 'the day after it ended'],
    ['2024-02-29 00:00:00', '2024-02-29T03:00:00.000Z', 'a leap day'],
  ])('%s is %s: %s', (text, iso) => {
    expect(parsePlatformDate(text)).toBe(iso);
    expect(toPlatformDate(iso)).toBe(text);
    expect(toPlatformDate(new Date(iso))).toBe(text);
  });

  it('takes an hour that happened twice the first time', () => {
    expect(parsePlatformDate('2019-02-16 23:30:00')).toBe('2019-02-17T01:30:00.000Z');
    expect(toPlatformDate('2019-02-17T01:30:00Z')).toBe('2019-02-16 23:30:00');
    expect(toPlatformDate('2019-02-17T02:30:00Z')).toBe('2019-02-16 23:30:00');
  });

  it('moves an hour that never was on by the jump', () => {
    expect(parsePlatformDate('2018-11-04 00:30:00')).toBe('2018-11-04T03:30:00.000Z');
    expect(toPlatformDate('2018-11-04T03:30:00Z')).toBe('2018-11-04 01:30:00');
  });

  it.each([
    '',
    '0000-00-00 00:00:00',
    '2026-02-30 10:00:00',
    '2026-13-01 10:00:00',
    '2026-01-01 24:00:00',
    '2026-01-01 10:60:00',
    '2026-01-01',
    '2026-01-01T10:00:00',
    '2026-01-01 10:00:00Z',
    ' 2026-01-01 10:00:00',
    '2026-1-1 1:0:0',
  ])('refuses %j', (text) => {
    expect(parsePlatformDate(text)).toBeNull();
  });

  it('round-trips every instant to the second, but for the hour that happened twice', () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        const written = toPlatformDate(instant);
        const read = parsePlatformDate(written);
        expect(read).not.toBeNull();
        expect(toPlatformDate(read ?? '')).toBe(written);
        const seconds = Math.floor(instant.getTime() / 1000) - Date.parse(read ?? '') / 1000;
        expect([0, 3600]).toContain(seconds);
      }),
    );
  });

  it('throws for what is no instant', () => {
    expect(() => toPlatformDate('yesterday')).toThrow(RangeError);
    expect(() => siteDay('')).toThrow(RangeError);
    expect(() => formatDate('', 'pt')).toThrow(RangeError);
  });
});

describe('days of the site', () => {
  it('change at midnight in São Paulo', () => {
    expect(siteDay('2026-11-22T02:59:59.999Z')).toBe('2026-11-21');
    expect(siteDay('2026-11-22T03:00:00.000Z')).toBe('2026-11-22');
  });

  it.each([
    ['2026-11-21', '2026-11-21T03:00:00.000Z', '2026-11-22T02:59:59.999Z', 24],
    ['2018-11-04', '2018-11-04T03:00:00.000Z', '2018-11-05T01:59:59.999Z', 23],
    ['2019-02-16', '2019-02-16T02:00:00.000Z', '2019-02-17T02:59:59.999Z', 25],
  ])('%s lasts from %s to %s, %i hours', (day, start, end, hours) => {
    expect(startOfSiteDay(day)).toBe(start);
    expect(endOfSiteDay(day)).toBe(end);
    expect((Date.parse(end) + 1 - Date.parse(start)) / 3_600_000).toBe(hours);
  });

  it('contain every instant exactly once', () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        const iso = instant.toISOString();
        const day = siteDay(iso);
        const start = startOfSiteDay(day);
        const end = endOfSiteDay(day);
        expect(start <= iso && iso <= end).toBe(true);
        expect(siteDay(start)).toBe(day);
        expect(siteDay(end)).toBe(day);
        expect(siteDay(new Date(Date.parse(start) - 1).toISOString()) < day).toBe(true);
        expect(siteDay(new Date(Date.parse(end) + 1).toISOString()) > day).toBe(true);
      }),
    );
  });

  it('must exist', () => {
    expect(isSiteDay('2024-02-29')).toBe(true);
    expect(isSiteDay('2026-02-29')).toBe(false);
    expect(isSiteDay('21/11/2026')).toBe(false);
    expect(() => startOfSiteDay('2026-02-29')).toThrow(RangeError);
    expect(() => endOfSiteDay('')).toThrow(RangeError);
  });
});

describe('dates for players', () => {
  const iso = '2026-11-22T02:30:00Z';

  it('are in the site time zone and the order of the language', () => {
    expect(formatDate(iso, 'pt')).toBe('21/11/2026');
    expect(formatDateTime(iso, 'pt')).toBe('21/11/2026, 23:30');
    expect(formatDateTime(iso, 'id')).toContain('23.30');
    expect(formatDate(iso, 'cn')).toBe('2026/11/21');
    expect(formatDate(iso, 'tr')).toBe('21.11.2026');
  });

  it('name the month in English, where its place would mislead', () => {
    expect(formatDate(iso, 'en')).toBe('Nov 21, 2026');
  });

  it('count years from the same year and hours to 23 in every language', () => {
    for (const language of siteLanguages) {
      expect(formatDateTime(iso, language)).toMatch(/2026.*23[:.]30|23[:.]30.*2026/);
      expect(formatDateTime('2026-11-22T03:05:00Z', language)).toMatch(/00[:.]05/);
    }
  });
});
