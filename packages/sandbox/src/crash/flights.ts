import { crashTime, drawCrashPoint } from '@fortuna/domain/fair-play/crash-flight.ts';
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import { drawsOf, newServerSeed } from '../world/fairness.ts';
import { prepared } from '../world/prepared.ts';
import { flights } from '../world/tables-games.ts';
import type { World } from '../world/world.ts';

export type Flight = typeof flights.$inferSelect;

/** How long bets are taken, and how long one sees how a flight has ended, in milliseconds. */
const bettingTime = 8_000;
const restingTime = 4_000;

export type FlightPhase = 'betting' | 'flying' | 'crashed';

export function phaseOf({ takesOffAt, crashesAt }: Flight, now: number): FlightPhase {
  if (now < takesOffAt) return 'betting';
  return now < crashesAt ? 'flying' : 'crashed';
}

/** When the next flight of the game is there. */
export function endOf({ crashesAt }: Flight): number {
  return crashesAt + restingTime;
}

/** The seeds of a flight: the game's code stands where a single player's own seed would. */
export function seedsOf({ serverSeed, gameCode, number }: Flight) {
  return { serverSeed, clientSeed: gameCode, nonce: number };
}

function latest(world: World, gameCode: string): Flight | undefined {
  return world.db
    .select()
    .from(flights)
    .where(eq(flights.gameCode, gameCode))
    .orderBy(desc(flights.number))
    .limit(1)
    .get();
}

function addFlight(world: World, gameCode: string, number: number, opensAt: number): Flight {
  const seeds = { serverSeed: newServerSeed(world), clientSeed: gameCode, nonce: number };
  const point = drawCrashPoint(drawsOf(seeds));
  const takesOffAt = opensAt + bettingTime;
  return world.db
    .insert(flights)
    .values({
      gameCode,
      number,
      serverSeed: seeds.serverSeed,
      point,
      opensAt,
      takesOffAt,
      crashesAt: takesOffAt + crashTime(point),
      isSettled: false,
    })
    .returning()
    .get();
}

/** Whether the flight is the game's running one: neither over, nor of a time that the clock was turned back behind. */
function isRunning(flight: Flight, now: number): boolean {
  return flight.opensAt <= now && now < endOf(flight);
}

/** The flight that everybody who plays the game is on now; undefined where nobody has been there since the last one. */
export function runningFlight(world: World, gameCode: string): Flight | undefined {
  const last = latest(world, gameCode);
  return last && isRunning(last, world.clock.now()) ? last : undefined;
}

/** The same; where there is none, the next one begins. Call inside a transaction. */
export function enterFlight(world: World, gameCode: string): Flight {
  const now = world.clock.now();
  const last = latest(world, gameCode);
  if (last && isRunning(last, now)) return last;
  return addFlight(world, gameCode, (last?.number ?? 0) + 1, now);
}

/** Points of the game's last flights, the newest first. */
export function pastPoints(world: World, gameCode: string): number[] {
  return world.db
    .select({ point: flights.point })
    .from(flights)
    .where(and(eq(flights.gameCode, gameCode), lte(flights.crashesAt, world.clock.now())))
    .orderBy(desc(flights.number))
    .limit(12)
    .all()
    .map(({ point }) => point);
}

export function findFlight(world: World, id: number): Flight | undefined {
  return world.db.select().from(flights).where(eq(flights.id, id)).get();
}

const dueFlights = prepared((db) =>
  db
    .select()
    .from(flights)
    .where(and(eq(flights.isSettled, false), lte(flights.crashesAt, sql.placeholder('now'))))
    .prepare(),
);

/** Flights that are over and whose bets are not settled yet. */
export function endedFlights(world: World): Flight[] {
  return dueFlights(world.db).all({ now: world.clock.now() });
}
