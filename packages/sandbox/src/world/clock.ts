/** Tells the sandbox's time. Every rule, record and expiry asks this one, so that tests and the desk can move time. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Sets the clock to `now`; it runs on from there. */
  set(now: number): void;
  /** Back to real time. */
  reset(): void;
}

export function createClock(realTime: () => number = Date.now): Clock {
  let offset = 0;
  return {
    now: () => realTime() + offset,
    set: (now) => {
      offset = now - realTime();
    },
    reset: () => {
      offset = 0;
    },
  };
}
