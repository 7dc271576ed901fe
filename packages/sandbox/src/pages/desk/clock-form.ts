import { parsePlatformDate } from '@fortuna/domain/time-zone.ts';
import type { Clock } from '../../world/clock.ts';

const hour = 3_600_000;

/** Carries out what the clock's forms ask for. @returns false when that is nothing a clock can do */
export function moveClock(clock: Clock, words: (field: string) => string): boolean {
  if (words('real') !== '') {
    clock.reset();
    return true;
  }
  if (/^\d{1,5}$/.test(words('hours'))) {
    clock.set(clock.now() + Number(words('hours')) * hour);
    return true;
  }
  // The browser's field: `2026-05-04T21:07`, in the site's zone; some browsers add the seconds.
  const wall = words('wall').replace('T', ' ');
  const iso = parsePlatformDate(wall.length === 16 ? `${wall}:00` : wall);
  if (iso === null) return false;
  clock.set(Date.parse(iso));
  return true;
}
