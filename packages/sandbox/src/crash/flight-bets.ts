import {
  crashWin,
  type Hundredths,
  highestCashOut,
  multiplierAt,
  timeOf,
} from '@fortuna/domain/fair-play/crash-flight.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import { and, count, desc, eq, lt, lte, sql } from 'drizzle-orm';
import type { CatalogueGame } from '../catalogue/catalogue-game.ts';
import { commitmentTo, proofOf, type RoundProof } from '../world/fairness.ts';
import type { MemberRow } from '../world/members.ts';
import { prepared } from '../world/prepared.ts';
import { findRoundById, openRound, type RoundRow, revealRound, settleRound } from '../world/rounds.ts';
import { flightBets, flights } from '../world/tables-games.ts';
import type { World } from '../world/world.ts';
import { endedFlights, type Flight, seedsOf } from './flights.ts';

export type FlightBet = typeof flightBets.$inferSelect;

/** What is kept of a bet on a flight. */
export interface CrashRecord {
  readonly flight: number;
  /** Where the flight ended; null until it has. */
  readonly point: Hundredths | null;
  /** Where the bet was to get out by itself; null: nowhere. */
  readonly auto: Hundredths | null;
  /** Where it got out; null: it has not. */
  readonly cashedOut: Hundredths | null;
}

function recordOf(
  { number }: Flight,
  { target, cashedOut }: FlightBet,
  point: Hundredths | null,
): CrashRecord {
  return { flight: number, point, auto: target === highestCashOut ? null : target, cashedOut };
}

function secretProof(flight: Flight): RoundProof {
  const { serverSeed, ...seeds } = seedsOf(flight);
  return { ...seeds, commitment: commitmentTo(serverSeed), serverSeed: null };
}

/** A member's bet on a flight. */
export function flightBetOf(world: World, flightId: number, memberId: number): FlightBet | undefined {
  return world.db
    .select()
    .from(flightBets)
    .where(and(eq(flightBets.flightId, flightId), eq(flightBets.memberId, memberId)))
    .get();
}

/** A member's last bet on the game before this flight. */
export function lastFlightBet(world: World, flight: Flight, memberId: number): FlightBet | undefined {
  const row = world.db
    .select({ bet: flightBets })
    .from(flightBets)
    .innerJoin(flights, eq(flights.id, flightBets.flightId))
    .where(
      and(
        eq(flightBets.memberId, memberId),
        eq(flights.gameCode, flight.gameCode),
        lt(flights.number, flight.number),
      ),
    )
    .orderBy(desc(flights.number))
    .limit(1)
    .get();
  return row?.bet;
}

/** How many are on a flight. */
export function playersOn(world: World, flightId: number): number {
  const row = world.db
    .select({ players: count() })
    .from(flightBets)
    .where(eq(flightBets.flightId, flightId))
    .get();
  return row?.players ?? 0;
}

/** Puts a member on a flight that has not taken off. Call inside a transaction. @throws Refusal `insufficientBalance` */
export function placeFlightBet(
  world: World,
  flight: Flight,
  player: { readonly member: MemberRow; readonly game: CatalogueGame },
  { key, stake, auto }: { key: string; stake: Centavos; auto: Hundredths | null },
): RoundRow {
  const target = auto ?? highestCashOut;
  const bet = {
    flightId: flight.id,
    memberId: player.member.id,
    target,
    targetAt: flight.takesOffAt + timeOf(target),
    cashedOut: null,
    isOpen: true,
  };
  const outcome = recordOf(flight, { ...bet, roundId: 0 }, null);
  const row = openRound(world, player.member, player.game, {
    key,
    stake,
    outcome,
    proof: secretProof(flight),
  });
  world.db
    .insert(flightBets)
    .values({ ...bet, roundId: row.id })
    .run();
  return row;
}

/** Takes a bet out of a flight that flies. What the flight comes to stays secret. Call inside a transaction. */
export function cashOut(world: World, flight: Flight, bet: FlightBet, at: Hundredths): void {
  const row = findRoundById(world, bet.roundId);
  const out = { ...bet, cashedOut: at, isOpen: false };
  world.db
    .update(flightBets)
    .set({ cashedOut: at, isOpen: false })
    .where(and(eq(flightBets.flightId, bet.flightId), eq(flightBets.memberId, bet.memberId)))
    .run();
  if (row) settleRound(world, row, { win: crashWin(row.stake, at), outcome: recordOf(flight, out, null) });
}

/** The multiplier that a flight has for a request that arrives now. */
export function multiplierNow(world: World, { takesOffAt, point }: Flight): Hundredths {
  return Math.min(point, multiplierAt(world.clock.now() - takesOffAt));
}

const reachedTargets = prepared((db) =>
  db
    .select({ bet: flightBets, flight: flights })
    .from(flightBets)
    .innerJoin(flights, eq(flights.id, flightBets.flightId))
    .where(
      and(
        eq(flightBets.isOpen, true),
        lte(flightBets.targetAt, sql.placeholder('now')),
        lte(flightBets.target, flights.point),
      ),
    )
    .prepare(),
);

/** Everybody who is still on a flight that is over has lost; for all who were, it is revealed. */
function endFlight(world: World, flight: Flight): void {
  const bets = world.db.select().from(flightBets).where(eq(flightBets.flightId, flight.id)).all();
  const proof = proofOf(seedsOf(flight));
  for (const bet of bets) {
    const row = findRoundById(world, bet.roundId);
    if (!row) continue;
    settleRound(world, row, { win: 0 });
    revealRound(world, row.id, { outcome: recordOf(flight, bet, flight.point), proof });
  }
  world.db.update(flightBets).set({ isOpen: false }).where(eq(flightBets.flightId, flight.id)).run();
  world.db.update(flights).set({ isSettled: true }).where(eq(flights.id, flight.id)).run();
}

/** Whether the clock has brought anything to its end. */
export function isAnyFlightDue(world: World): boolean {
  return (
    endedFlights(world).length > 0 || reachedTargets(world.db).all({ now: world.clock.now() }).length > 0
  );
}

/** Pays who has reached what they had set, and ends flights that are over. Call inside a transaction. */
export function settleFlights(world: World): void {
  for (const { bet, flight } of reachedTargets(world.db).all({ now: world.clock.now() }))
    cashOut(world, flight, bet, bet.target);
  for (const flight of endedFlights(world)) endFlight(world, flight);
}

/** A bet that was voided is no longer on its flight. Call inside the transaction that voids it. */
export function leaveFlight(world: World, roundId: number): void {
  world.db.update(flightBets).set({ isOpen: false }).where(eq(flightBets.roundId, roundId)).run();
}
