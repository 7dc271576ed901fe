import { and, eq, inArray, lt, lte } from 'drizzle-orm';
import { inTransaction } from './database.ts';
import { attempts, captchas, playTokens, savedAnswers, tokens } from './schema.ts';
import { passwordCodes } from './tables-account.ts';
import { flightBets, flights } from './tables-games.ts';
import type { World } from './world.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** How long the answer to a key is kept: nobody repeats a request after a month. */
const answerLife = 30 * day;
/** Failures that are not followed by others are forgotten after a day. */
const failureLife = day;
/** A game shows its last flights, and its players the end of their last bet. */
const flightLife = day;

const lastPurge = new WeakMap<World, number>();

/** Deletes, at most once an hour, what has run out and can no longer be used. There is no timer: requests call it. */
export function purgeExpired(world: World): void {
  const now = world.clock.now();
  if (Math.abs(now - (lastPurge.get(world) ?? 0)) < hour) return;
  lastPurge.set(world, now);
  const { db } = world;
  inTransaction(db, () => {
    db.delete(savedAnswers)
      .where(lt(savedAnswers.at, now - answerLife))
      .run();
    db.delete(attempts)
      .where(and(lt(attempts.at, now - failureLife), lte(attempts.lockedUntil, now)))
      .run();
    // What the bets on them need to be checked is with the bets.
    const past = and(eq(flights.isSettled, true), lt(flights.crashesAt, now - flightLife));
    const ids = db.select({ id: flights.id }).from(flights).where(past);
    db.delete(flightBets).where(inArray(flightBets.flightId, ids)).run();
    db.delete(flights).where(past).run();
    for (const table of [tokens, playTokens, captchas, passwordCodes])
      db.delete(table).where(lte(table.expiresAt, now)).run();
  });
}
