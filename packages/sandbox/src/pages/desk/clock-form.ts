import { parsePlatformDate } from '@fortuna/domain/time-zone.ts';
import { type Clock, isClockTime } from '../../world/clock.ts';

const hour = 3_600_000;

function setClock(clock: Clock, now: number): boolean {
  if (!isClockTime(now)) return false;
  clock.set(now);
  return true;
}

/** Carries out what the clock's forms ask for. @returns false when that is nothing a clock can do */
export function moveClock(clock: Clock, words: (field: string) => string): boolean {
  if (words('real') !== '') {
    clock.reset();
    return true;
  }
  if (/^\d{1,5}$/.test(words('hours'))) {
    return setClock(clock, clock.now() + Number(words('hours')) * hour);
  }
  // The browser's field: `2026-05-04T21:07`, in the site's zone; some browsers add the seconds.
  const wall = words('wall').replace('T', ' ');
  const iso = parsePlatformDate(wall.length === 16 ? `${wall}:00` : wall);
  return iso !== null && setClock(clock, Date.parse(iso));
}
