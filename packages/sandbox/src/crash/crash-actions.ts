import {
  crashStakes,
  type Hundredths,
  highestCashOut,
  lowestCashOut,
} from '@fortuna/domain/fair-play/crash-flight.ts';
import { bcp47 } from '@fortuna/domain/language.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import { keyOf, stakeOf } from '../engines/bet-fields.ts';
import type { PlayAction, PlayCall } from '../engines/engine.ts';
import { type RoundResult, resultOfRound } from '../engines/round-result.ts';
import type { MessageLanguage } from '../messages/translate.ts';
import { commitmentTo } from '../world/fairness.ts';
import { purseOf } from '../world/game-money.ts';
import { balanceOf } from '../world/ledger.ts';
import type { PlaySession } from '../world/play-sessions.ts';
import { FieldProblem, Refusal } from '../world/refusal.ts';
import { findRound, findRoundById } from '../world/rounds.ts';
import type { World } from '../world/world.ts';
import {
  cashOut,
  type FlightBet,
  flightBetOf,
  lastFlightBet,
  multiplierNow,
  placeFlightBet,
  playersOn,
  settleFlights,
} from './flight-bets.ts';
import {
  endOf,
  enterFlight,
  type Flight,
  type FlightPhase,
  findFlight,
  pastPoints,
  phaseOf,
} from './flights.ts';

/** The player's own bet on the flight. */
export interface ShownBet {
  readonly key: string;
  readonly round: number;
  readonly stake: Centavos;
  readonly auto: Hundredths | null;
  /** `out`: got out in time. */
  readonly state: 'open' | 'out' | 'lost' | 'void';
  readonly cashedOut: Hundredths | null;
  readonly win: Centavos;
  /** Null while it is open, and of a void one. */
  readonly result: RoundResult | null;
}

/** How things stand, for every page of everybody who plays the game. Instants in milliseconds of the server's clock. */
export interface CrashState {
  readonly now: number;
  readonly flight: {
    readonly id: number;
    readonly number: number;
    readonly phase: FlightPhase;
    readonly takesOffAt: number;
    /** Null until the flight is over: neither where nor when it ends can be known before. */
    readonly point: Hundredths | null;
    readonly crashesAt: number | null;
    readonly endsAt: number | null;
    readonly commitment: string;
    readonly serverSeed: string | null;
    readonly players: number;
  };
  readonly bet: ShownBet | null;
  /** Their last one before this flight, for a page that was away when that ended. */
  readonly lastBet: ShownBet | null;
  /** Points of past flights, the newest first. */
  readonly past: readonly Hundredths[];
  readonly balance: Centavos;
}

function shownBet(world: World, bet: FlightBet, language: MessageLanguage): ShownBet | null {
  const row = findRoundById(world, bet.roundId);
  if (!row) return null;
  const { id: round, key, stake, win, status } = row;
  const ended = bet.cashedOut === null ? 'lost' : 'out';
  const state = status === 'settled' ? ended : status;
  const auto = bet.target === highestCashOut ? null : bet.target;
  const result = status === 'settled' ? resultOfRound(stake, win, language) : null;
  return { key, round, stake, auto, state, cashedOut: bet.cashedOut, win, result };
}

function shownFlight(world: World, flight: Flight): CrashState['flight'] {
  const { id, number, takesOffAt, crashesAt, point, serverSeed } = flight;
  const phase = phaseOf(flight, world.clock.now());
  const isOver = phase === 'crashed';
  return {
    id,
    number,
    phase,
    takesOffAt,
    point: isOver ? point : null,
    crashesAt: isOver ? crashesAt : null,
    endsAt: isOver ? endOf(flight) : null,
    commitment: commitmentTo(serverSeed),
    serverSeed: isOver ? serverSeed : null,
    players: playersOn(world, id),
  };
}

/** How things stand now, with everything settled that the clock has brought to its end. Call inside a transaction. */
export function crashState(world: World, session: PlaySession, language: MessageLanguage): CrashState {
  settleFlights(world);
  const flight = enterFlight(world, session.game.code);
  const bet = flightBetOf(world, flight.id, session.member.id);
  const last = lastFlightBet(world, flight, session.member.id);
  return {
    now: world.clock.now(),
    flight: shownFlight(world, flight),
    bet: bet === undefined ? null : shownBet(world, bet, language),
    lastBet: last === undefined ? null : shownBet(world, last, language),
    past: pastPoints(world, session.game.code),
    balance: balanceOf(world.db, purseOf(session.member.id, session.game)),
  };
}

export const state: PlayAction = ({ world, session, language }) => crashState(world, session, language);

/** @throws FieldProblem */
function autoOf({ fields: { auto } }: PlayCall): Hundredths | null {
  if (auto === undefined || auto === null) return null;
  if (typeof auto !== 'number' || !Number.isInteger(auto))
    throw new FieldProblem({ auto: 'validation.option' });
  if (auto < lowestCashOut || auto > highestCashOut) throw new FieldProblem({ auto: 'validation.option' });
  return auto;
}

/** The flight that the call names, of the session's game. @throws FieldProblem */
function flightAsked({ world, session, fields: { flight: id } }: PlayCall): Flight {
  const flight = typeof id === 'number' && Number.isSafeInteger(id) ? findFlight(world, id) : undefined;
  if (flight?.gameCode !== session.game.code) throw new FieldProblem({ flight: 'validation.option' });
  return flight;
}

/**
 * Places a bet on the flight that is named, while that takes bets; what arrives later is refused, whenever it was sent. The same key
 * again finds the bet as it is.
 */
export const bet: PlayAction = (call) => {
  const { world, session, fields, language } = call;
  const key = keyOf(fields);
  const stake = stakeOf(fields, crashStakes);
  const auto = autoOf(call);
  const flight = flightAsked(call);
  const { member, game } = session;
  const found = findRound(world, member.id, key);
  if (found && (found.stake !== stake || found.gameCode !== game.code))
    throw new FieldProblem({ key: 'idempotencyMismatch' });
  if (!found) {
    if (!game.isOpen) throw new Refusal('gameClosed');
    if (phaseOf(flight, world.clock.now()) !== 'betting') throw new Refusal('betTooLate');
    if (flightBetOf(world, flight.id, member.id)) throw new Refusal('betOnceOnly');
    placeFlightBet(world, flight, session, { key, stake, auto });
  }
  return crashState(world, session, language);
};

const multiplierText = (point: Hundredths, language: MessageLanguage) =>
  new Intl.NumberFormat(bcp47(language), { minimumFractionDigits: 2 }).format(point / 100);

/**
 * Gets the player out at what the flight has when the request arrives. A bet that is out stays as it is; one that is lost, and a flight
 * that has not taken off, are refused in words.
 */
export const cashOutNow: PlayAction = (call) => {
  const { world, session, language } = call;
  settleFlights(world);
  const flight = flightAsked(call);
  const own = flightBetOf(world, flight.id, session.member.id);
  if (own?.isOpen) {
    const at = multiplierNow(world, flight);
    if (at < lowestCashOut) throw new Refusal('cashOutTooEarly');
    cashOut(world, flight, own, at);
  } else if (own === undefined) {
    throw new FieldProblem({ flight: 'validation.option' });
  } else if (own.cashedOut === null) {
    // Where a flight ends is told when it has.
    const isOver = phaseOf(flight, world.clock.now()) === 'crashed';
    throw isOver
      ? new Refusal('cashOutTooLate', { point: multiplierText(flight.point, language) })
      : new Refusal('betVoided');
  }
  return crashState(world, session, language);
};
