import { eq } from 'drizzle-orm';
import { Refusal } from './refusal.ts';
import { attempts } from './schema.ts';
import type { World } from './world.ts';

const allowedFailures = 5;
const lockMinutes = 15;
const minute = 60_000;

/**
 * Refuses while a subject (a login name, a withdrawal password) is locked after five failures in a row.
 * @throws Refusal `tooManyAttempts`
 */
export function ensureNotLocked(world: World, subject: string): void {
  const row = world.db.select().from(attempts).where(eq(attempts.subject, subject)).get();
  const now = world.clock.now();
  // What failed while the clock was ahead has not happened yet.
  const left = row && row.at <= now ? row.lockedUntil - now : 0;
  if (left > 0) throw new Refusal('tooManyAttempts', { minutes: Math.ceil(left / minute) });
}

/**
 * Counts an attempt as a failure before it is known how it ends, so that attempts under way at the same time are not all let through;
 * `clearFailures` takes it back for a right one. Call inside a transaction.
 * @throws Refusal `tooManyAttempts`
 */
export function countAttempt(world: World, subject: string): void {
  ensureNotLocked(world, subject);
  recordFailure(world, subject);
}

/** Counts a failure; the fifth one locks for fifteen minutes. */
export function recordFailure(world: World, subject: string): void {
  const found = world.db.select().from(attempts).where(eq(attempts.subject, subject)).get();
  const failures = (found?.failures ?? 0) + 1;
  const isFull = failures >= allowedFailures;
  const row = {
    failures: isFull ? 0 : failures,
    lockedUntil: isFull ? world.clock.now() + lockMinutes * minute : 0,
    at: world.clock.now(),
  };
  world.db
    .insert(attempts)
    .values({ subject, ...row })
    .onConflictDoUpdate({ target: attempts.subject, set: row })
    .run();
}

export function clearFailures(world: World, subject: string): void {
  world.db.delete(attempts).where(eq(attempts.subject, subject)).run();
}
