import { parsePlatformDate } from '@fortuna/domain/time-zone.ts';
import { findOperation, isFaultKind } from '../../../http/faults.ts';
import { type Clock, isClockTime } from '../../../world/clock.ts';
import type { Words } from '../desk.ts';
import type { Action } from './action.ts';

const hour = 3_600_000;

/** The instant that the clock's forms ask for; NaN where it is none. */
function askedTime(clock: Clock, typed: Words): number {
  if (/^\d{1,5}$/.test(typed('hours'))) return clock.now() + Number(typed('hours')) * hour;
  // The browser's field: `2026-05-04T21:07`, in the site's zone; some browsers add the seconds.
  const wall = typed('wall').replace('T', ' ');
  return Date.parse(parsePlatformDate(wall.length === 16 ? `${wall}:00` : wall) ?? '');
}

export const moveClock: Action = ({ world, typed }) => {
  const { clock } = world;
  if (typed('real') !== '') {
    clock.reset();
    return { done: 'clockReal' };
  }
  const time = askedTime(clock, typed);
  if (!isClockTime(time)) return { refused: 'time' };
  clock.set(time);
  return { done: 'clockSet' };
};

export const causeFault: Action = ({ faults, typed }) => {
  const [operation, kind, times] = [findOperation(typed('operation')), typed('kind'), typed('times')];
  if (operation === undefined || !isFaultKind(kind) || !/^([1-9]\d{0,3})?$/.test(times)) {
    return { refused: 'fields' };
  }
  faults.set(operation, kind, times === '' ? null : Number(times));
  return { done: 'faultCaused', about: operation };
};

export const endFault: Action = ({ faults, typed }) => {
  const operation = findOperation(typed('operation'));
  if (operation === undefined) return { refused: 'fields' };
  faults.clear(operation);
  return { done: 'faultEnded', about: operation };
};
