import { bcp47, type SiteLanguage } from './language.ts';

/** Dates without a zone, and days, belong to this zone. It is given by name because its offset has changed and may change again. */
export const siteTimeZone = 'America/Sao_Paulo';

const dayMilliseconds = 86_400_000;

/** Date and time of an ISO instant in the site's zone, in the language's own order. Throws RangeError for no instant. */
export function formatDateTime(iso: string, language: SiteLanguage): string {
  return displayFormat(language, true).format(new Date(iso));
}

/** Date of an ISO instant in the site's zone, in the language's own order. Throws RangeError for no instant. */
export function formatDate(iso: string, language: SiteLanguage): string {
  return displayFormat(language, false).format(new Date(iso));
}

/**
 * The ISO instant of the platform's `Y-m-d H:i:s`, which is wall time in the site's zone. Null for anything else, such as
 * the zero date of SQL. An hour that happened twice is taken the first time; one that was skipped moves on by the jump.
 */
export function parsePlatformDate(text: string): string | null {
  const match = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/.exec(text);
  if (match === null) return null;
  const wall = wallTime(`${match[1]}T${match[2]}`);
  return wall === null ? null : new Date(instantOf(wall)).toISOString();
}

/** The platform's `Y-m-d H:i:s` of an instant, in the site's zone. Throws RangeError for no instant. */
export function toPlatformDate(instant: string | Date): string {
  const wall = wallOf(new Date(instant).getTime());
  return new Date(wall).toISOString().slice(0, 19).replace('T', ' ');
}

/** The day, `YYYY-MM-DD`, that an ISO instant belongs to in the site's zone. Throws RangeError for no instant. */
export function siteDay(iso: string): string {
  return toPlatformDate(iso).slice(0, 10);
}

/** True for an existing calendar day written `YYYY-MM-DD`. */
export function isSiteDay(text: string): boolean {
  return dayStartWall(text) !== null;
}

/** First instant of a day, as ISO; not always midnight, which daylight saving time used to skip. Throws RangeError for no day. */
export function startOfSiteDay(day: string): string {
  return new Date(instantOf(requiredDayStartWall(day))).toISOString();
}

/** Last millisecond of a day, as ISO. Throws RangeError for no day. */
export function endOfSiteDay(day: string): string {
  return new Date(instantOf(requiredDayStartWall(day) + dayMilliseconds) - 1).toISOString();
}

function requiredDayStartWall(day: string): number {
  const wall = dayStartWall(day);
  if (wall === null) throw new RangeError(`not a day: ${day}`);
  return wall;
}

function dayStartWall(day: string): number | null {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? wallTime(`${day}T00:00:00`) : null;
}

/** Wall time as the milliseconds it would be in UTC. Engines let 30 February and 24:00 roll over, so the result must read back the same. */
function wallTime(text: string): number | null {
  const wall = Date.parse(`${text}Z`);
  return !Number.isNaN(wall) && new Date(wall).toISOString().startsWith(text) ? wall : null;
}

/** The instant at which the site's clocks show a wall time. */
function instantOf(wall: number): number {
  const before = wall - offsetAt(wall - dayMilliseconds);
  const after = wall - offsetAt(wall + dayMilliseconds);
  // Neither offset gives it only where the clocks skipped it; the offset before the jump then counts.
  return [before, after].find((instant) => wallOf(instant) === wall) ?? before;
}

function offsetAt(instant: number): number {
  return wallOf(instant) - instant;
}

/** What the site's clocks show at an instant, in whole seconds, as the milliseconds it would be in UTC. */
function wallOf(instant: number): number {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of clock().formatToParts(instant)) part[type] = Number(value);
  const { year = Number.NaN, month = 1, day, hour, minute, second } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

let cachedClock: Intl.DateTimeFormat | undefined;

function clock(): Intl.DateTimeFormat {
  cachedClock ??= new Intl.DateTimeFormat('en-US-u-ca-iso8601-nu-latn', {
    timeZone: siteTimeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return cachedClock;
}

const displayFormats = new Map<string, Intl.DateTimeFormat>();

function displayFormat(language: SiteLanguage, hasTime: boolean): Intl.DateTimeFormat {
  const key = `${language} ${hasTime}`;
  const cached = displayFormats.get(key);
  if (cached !== undefined) return cached;
  const created = new Intl.DateTimeFormat(bcp47(language), {
    timeZone: siteTimeZone,
    year: 'numeric',
    // English puts the month first, which in figures reads as a different date to everybody else in Brazil.
    month: language === 'en' ? 'short' : '2-digit',
    day: '2-digit',
    ...(hasTime ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } : {}),
  });
  displayFormats.set(key, created);
  return created;
}
