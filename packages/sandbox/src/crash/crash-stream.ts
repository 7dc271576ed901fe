import type { StateStream } from '../engines/engine.ts';
import { inTransaction } from '../world/database.ts';
import { crashState } from './crash-actions.ts';
import { flightBetOf, isAnyFlightDue } from './flight-bets.ts';
import { endOf, runningFlight } from './flights.ts';

/** The instants at which a flight changes by itself, its end among them: they stay on the server. */
export const crashStream: StateStream = {
  read: ({ world, session, language }) => {
    const read = () => crashState(world, session, language);
    // Most looks find nothing to write.
    const isQuiet = runningFlight(world, session.game.code) !== undefined && !isAnyFlightDue(world);
    return isQuiet ? read() : inTransaction(world.db, read);
  },
  changesAt: ({ world, session }) => {
    const now = world.clock.now();
    const flight = runningFlight(world, session.game.code);
    if (flight === undefined) return now;
    const own = flightBetOf(world, flight.id, session.member.id);
    const instants = [
      flight.takesOffAt,
      flight.crashesAt,
      endOf(flight),
      ...(own?.isOpen ? [own.targetAt] : []),
    ];
    return Math.min(...instants.filter((instant) => instant > now));
  },
};
