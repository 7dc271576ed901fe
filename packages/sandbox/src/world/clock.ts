/** Tells the sandbox's time. Every rule, record and expiry asks this one, so that tests and the desk can move time. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Sets the clock to `now`; it runs on from there. @throws RangeError unless `isClockTime` */
  set(now: number): void;
  /** Back to real time. */
  reset(): void;
}

/** Years in which days, months and time zones work out; beyond them no request could be answered. */
const earliest = Date.UTC(1990, 0, 1);
const latest = Date.UTC(2201, 0, 1);

/** Whether a clock can be set to an instant: years from 1990 to 2200. */
export function isClockTime(now: number): boolean {
  return now >= earliest && now < latest;
}

export function createClock(realTime: () => number = Date.now): Clock {
  let offset = 0;
  return {
    now: () => realTime() + offset,
    set: (now) => {
      if (!isClockTime(now)) throw new RangeError(`Not a time for the clock: ${now}`);
      offset = now - realTime();
    },
    reset: () => {
      offset = 0;
    },
  };
}
