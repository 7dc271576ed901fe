import { and, count, desc, eq, type SQL } from 'drizzle-orm';
import { html } from 'hono/html';
import { catalogue } from '../../../catalogue/catalogue.ts';
import { fillIn } from '../../../messages/translate.ts';
import type { RoundRow } from '../../../world/rounds.ts';
import { members, rounds } from '../../../world/schema.ts';
import type { Markup } from '../../page.ts';
import { type Desk, deskPath, type Section } from '../desk.ts';
import { contains, within } from '../parts/conditions.ts';
import type { Filters } from '../parts/filters.ts';
import { listOf, type Slice } from '../parts/list.ts';
import { badge, memberLink, orderColumn } from '../parts/pieces.ts';
import { question } from '../parts/question.ts';
import type { Column } from '../parts/table.ts';

const states = ['open', 'settled', 'void', 'all'] as const;
type State = (typeof states)[number];

interface Row {
  readonly round: RoundRow;
  readonly name: string;
}

function condition(filters: Filters<State>): SQL | undefined {
  return and(
    filters.state === 'all' ? undefined : eq(rounds.status, filters.state),
    contains([members.name], filters.member),
    contains([rounds.gameCode, rounds.providerKey], filters.text),
    within(rounds.at, filters),
  );
}

function find({ world }: Desk, filters: Filters<State>, { limit, offset }: Slice): Row[] {
  return world.db
    .select({ round: rounds, name: members.name })
    .from(rounds)
    .innerJoin(members, eq(members.id, rounds.memberId))
    .where(condition(filters))
    .orderBy(desc(rounds.at), desc(rounds.id))
    .limit(limit)
    .offset(offset)
    .all();
}

function betsIn({ world }: Desk, filters: SQL | undefined): number {
  const row = world.db
    .select({ rows: count() })
    .from(rounds)
    .innerJoin(members, eq(members.id, rounds.memberId))
    .where(filters)
    .get();
  return row?.rows ?? 0;
}

function voiding(desk: Desk, { round, name }: Row): Markup {
  const words = desk.texts.bets;
  const id = String(round.id);
  return question(desk, {
    id: `void-${id}`,
    button: words.voidButton,
    label: `${words.voidButton} ${id}`,
    title: words.voidAsk,
    what: fillIn(words.voidWhat, { amount: desk.money(round.stake), member: name }),
    yes: words.voidYes,
    kind: 'harm',
    isFinal: true,
    action: deskPath('bets', id),
    answer: ['decision', 'void'],
  });
}

function decision(desk: Desk, row: Row): Markup {
  const { status, settledAt, win } = row.round;
  const words = desk.texts.bets;
  if (status === 'open') return voiding(desk, row);
  const state =
    status === 'void'
      ? badge('bad', words.void)
      : badge('plain', fillIn(words.paid, { amount: desk.money(win) }));
  return html`${state}${settledAt === null ? '' : html`<span class="quiet">${desk.instant(settledAt)}</span>`}`;
}

function columns(desk: Desk): readonly Column<Row>[] {
  const { orders, bets } = desk.texts;
  return [
    orderColumn(desk, ({ round }) => ({ billNo: String(round.id), at: round.at })),
    { heading: orders.member, cell: ({ name }) => memberLink(name) },
    { heading: bets.game, cell: ({ round }) => catalogue().find(round.gameCode)?.name ?? round.gameCode },
    { heading: orders.amount, kind: 'money', cell: ({ round }) => desk.money(round.stake) },
    { heading: orders.decision, kind: 'actions', cell: (row) => decision(desk, row) },
  ];
}

/** Every bet, the open ones first: those can be voided. */
export const betSection: Section = {
  id: 'bets',
  group: 'money',
  body: (desk) =>
    listOf<State, Row>(desk, {
      id: 'bets',
      states,
      stateNames: desk.texts.bets.states,
      search: desk.texts.bets.search,
      empty: desk.texts.bets.empty,
      columns: columns(desk),
      count: (filters) => betsIn(desk, condition(filters)),
      rows: (filters, slice) => find(desk, filters, slice),
    }),
};
