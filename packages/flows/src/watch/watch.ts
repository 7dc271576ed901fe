import type { Problem } from '@fortuna/domain/problem.ts';

/** Waits in milliseconds before one look and the next at a record. */
export type Pace = readonly number[];

/** After a lost answer: at once, then 2, 4, 8 and 16 s later; half a minute in all, then the machine stops looking. */
export const checkingPace: Pace = [0, 2_000, 4_000, 8_000, 16_000];

/** Grows by `factor` from `first` up to `slowest` milliseconds; following goes on at the last wait. */
export function growingPace(first: number, factor: number, slowest: number): Pace {
  const waits = [first];
  for (let wait = first * factor; wait < slowest; wait *= factor) waits.push(Math.round(wait));
  return [...waits, slowest];
}

/** A payment is expected within minutes: 3 s at first, 30 s after about four minutes. */
export const paymentPace = growingPace(3_000, 1.1, 30_000);

/** A person reviews a withdrawal: 5 s at first, two minutes in the end. */
export const reviewPace = growingPace(5_000, 1.3, 120_000);

/** How often a record has been looked at, and when to look again. */
export interface Watch {
  readonly pace: Pace;
  readonly looks: number;
  /** Milliseconds until the next look. */
  readonly wait: number;
}

/** A watch that has not looked yet. */
export function newWatch(pace: Pace): Watch {
  return { pace, looks: 0, wait: waitAt(pace, 0) };
}

/** After a look that was answered. */
export function afterLook(watch: Watch): Watch {
  const looks = watch.looks + 1;
  return { ...watch, looks, wait: waitAt(watch.pace, looks) };
}

/** After a look that failed; after a 429, as long as the server asks. */
export function afterFailedLook(watch: Watch, problem: Problem): Watch {
  const { wait, ...next } = afterLook(watch);
  const retryAfter = problem.kind === 'rateLimited' ? problem.retryAfterSeconds * 1_000 : 0;
  return { ...next, wait: Math.max(wait, retryAfter) };
}

/** True once every wait of the pace has been used. */
export function hasLookedEnough(watch: Watch): boolean {
  return watch.looks >= watch.pace.length;
}

/** True where looking again by itself is pointless: it needs the player (log in, update) first. */
export function needsPlayer(problem: Problem): boolean {
  return (
    problem.kind === 'unauthenticated' ||
    problem.kind === 'forcedOffline' ||
    problem.kind === 'upgradeRequired'
  );
}

function waitAt(pace: Pace, looks: number): number {
  return pace[Math.min(looks, pace.length - 1)] ?? 0;
}
