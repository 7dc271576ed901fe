import type { StateStream } from '../engines/engine.ts';
import { inTransaction } from '../world/database.ts';
import type { PlaySession } from '../world/play-sessions.ts';
import { type LiveTable, liveTableOf } from './live-tables.ts';
import { areBetsDue, settleTables } from './table-bets.ts';
import { momentAt } from './table-clock.ts';
import { tableThere } from './table-rules.ts';
import { leaveSeat, takeSeat } from './table-seats.ts';
import { admissionOf, standingOf } from './table-standing.ts';

/** @throws Refusal where the game is no table */
export function tableOfSession({ game }: Pick<PlaySession, 'game'>): LiveTable {
  return tableThere(liveTableOf(game));
}

/** The table on its clock, and who sits there: whoever follows it has a seat, as long as one is free. */
export const tableStream: StateStream = {
  read: ({ world, session, language }) => {
    if (areBetsDue(world)) inTransaction(world.db, () => settleTables(world));
    return standingOf(world, tableOfSession(session), session, language);
  },
  changesAt: ({ world, session }) => momentAt(tableOfSession(session), world.clock.now()).endsAt,
  attend: ({ world, session }) => {
    const table = tableOfSession(session);
    if (admissionOf(world, table, session.member.id) === 'open') takeSeat(world, table, session);
  },
  leave: ({ world, session }) => leaveSeat(world, tableOfSession(session), session),
};
