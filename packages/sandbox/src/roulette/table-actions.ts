import type { CatalogueGame } from '../catalogue/catalogue-game.ts';
import { keyOf } from '../engines/bet-fields.ts';
import type { PlayAction, PlayCall } from '../engines/engine.ts';
import { Refusal } from '../world/refusal.ts';
import type { World } from '../world/world.ts';
import type { LiveTable } from './live-tables.ts';
import { chipsOf } from './placed-chips.ts';
import { placeBets, takeBets } from './table-bets.ts';
import { admissionOf, standingOf } from './table-standing.ts';
import { tableOfSession } from './table-stream.ts';

const refusals = { full: 'tableFull', offline: 'tableOffline' } as const;

/** @throws Refusal where the table takes the member not now */
function admit(world: World, table: LiveTable, memberId: number): void {
  const admission = admissionOf(world, table, memberId);
  if (admission !== 'open') throw new Refusal(refusals[admission]);
}

/** Whether the game may be launched for a member. @throws Refusal where its table is full or offline */
export function admitToTable(world: World, game: CatalogueGame, memberId: number): void {
  admit(world, tableOfSession({ game }), memberId);
}

/** How the table stands: for a page that opens, and for one that has lost an answer. */
export const state: PlayAction = ({ world, session, language }) =>
  standingOf(world, tableOfSession(session), session, language);

/** At a table; how it stands afterwards is the answer. */
const atTable =
  (act: (call: PlayCall, table: LiveTable) => void): PlayAction =>
  (call) => {
    const { world, session, language } = call;
    const { id } = session.member;
    const table = tableOfSession(session);
    admit(world, table, id);
    act(call, table);
    return standingOf(world, table, session, language);
  };

/** Places the chips of one press; a late one is refused, a repeated one placed once. */
export const bet = atTable(({ world, session, fields }, table) =>
  placeBets(world, table, session, {
    key: keyOf(fields),
    round: fields.round,
    bets: chipsOf(fields.bets, table),
  }),
);

/** While bets are open they can be taken back, all of the round at once. */
export const takeBack = atTable(({ world, session, fields }, table) =>
  takeBets(world, table, session.member.id, fields.round),
);
