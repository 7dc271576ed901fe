import { and, count, desc, eq, gt, lte, type SQL, sum } from 'drizzle-orm';
import { html } from 'hono/html';
import { fillIn } from '../../../messages/translate.ts';
import { mainSite } from '../../../site/site-settings.ts';
import { channelName, findChannel } from '../../../world/channels.ts';
import type { DepositRow } from '../../../world/deposits.ts';
import { orderStatus } from '../../../world/order-status.ts';
import { deposits, members } from '../../../world/schema.ts';
import type { World } from '../../../world/world.ts';
import type { Markup } from '../../page.ts';
import { type Desk, deskPath, type Section } from '../desk.ts';
import { contains, within } from '../parts/conditions.ts';
import { allIn, type Filters } from '../parts/filters.ts';
import { listOf, type Slice } from '../parts/list.ts';
import { badge, decisionOf, memberLink, orderColumn } from '../parts/pieces.ts';
import { question } from '../parts/question.ts';
import type { Column } from '../parts/table.ts';

const states = ['pending', 'expired', 'paid', 'failed', 'all'] as const;
type State = (typeof states)[number];

interface Row {
  readonly order: DepositRow;
  readonly name: string;
}

/** A payment may come after the order's time, which is why expired orders still wait. */
function isIn(state: State, now: number): SQL | undefined {
  const isPending = eq(deposits.status, orderStatus.pending);
  switch (state) {
    case 'pending':
      return and(isPending, gt(deposits.expiresAt, now));
    case 'expired':
      return and(isPending, lte(deposits.expiresAt, now));
    case 'paid':
      return eq(deposits.status, orderStatus.success);
    case 'failed':
      return eq(deposits.status, orderStatus.failed);
    case 'all':
      return undefined;
  }
}

function condition({ clock }: World, filters: Filters<State>): SQL | undefined {
  return and(
    isIn(filters.state, clock.now()),
    contains([members.name], filters.member),
    contains([deposits.billNo, deposits.failReason], filters.text),
    within(deposits.createdAt, filters),
  );
}

function find(world: World, filters: Filters<State>, { limit, offset }: Slice): Row[] {
  return world.db
    .select({ order: deposits, name: members.name })
    .from(deposits)
    .innerJoin(members, eq(members.id, deposits.memberId))
    .where(condition(world, filters))
    .orderBy(desc(deposits.createdAt), desc(deposits.id))
    .limit(limit)
    .offset(offset)
    .all();
}

/** The two things that a provider can say of an order. */
function notices(desk: Desk, { order, name }: Row): Markup {
  const { texts, money } = desk;
  const { billNo, amount } = order;
  const words = texts.deposits;
  const values = { amount: money(amount), member: name };
  const shared = { isFinal: true, action: deskPath('deposits', billNo) } as const;
  const confirmation = question(desk, {
    ...shared,
    id: `confirm-${billNo}`,
    button: words.confirmButton,
    label: `${words.confirm} ${billNo}`,
    weight: 'first',
    title: words.confirmAsk,
    what: fillIn(words.confirmWhat, values),
    yes: words.confirmYes,
    kind: 'plain',
    answer: ['status', 'success'],
  });
  const failure = question(desk, {
    ...shared,
    id: `fail-${billNo}`,
    button: words.failButton,
    label: `${words.fail} ${billNo}`,
    title: words.failAsk,
    what: fillIn(words.failWhat, values),
    yes: words.failYes,
    kind: 'harm',
    answer: ['status', 'failed'],
  });
  return html`<div class="buttons">${confirmation}${failure}</div>`;
}

function decision(desk: Desk, row: Row): Markup {
  const { paid: good, failed: bad } = desk.texts.deposits;
  return decisionOf(desk, row.order, { good, bad }, () => notices(desk, row));
}

function expiry({ world, texts, instant }: Desk, { status, expiresAt }: DepositRow): Markup {
  const isOver = status === orderStatus.pending && expiresAt <= world.clock.now();
  return html`${instant(expiresAt)}${isOver ? badge('wait', texts.deposits.expired) : ''}`;
}

function columns(desk: Desk): readonly Column<Row>[] {
  const { orders } = desk.texts;
  return [
    orderColumn(desk, ({ order }) => ({ billNo: order.billNo, at: order.createdAt })),
    { heading: orders.member, cell: ({ name }) => memberLink(name) },
    {
      heading: orders.channel,
      cell: ({ order }) => {
        const channel = findChannel(order.channelId);
        return channel ? channelName(channel, mainSite) : '';
      },
    },
    { heading: orders.expires, cell: ({ order }) => expiry(desk, order) },
    { heading: orders.amount, kind: 'money', cell: ({ order }) => desk.money(order.amount) },
    { heading: orders.decision, kind: 'actions', cell: (row) => decision(desk, row) },
  ];
}

/** The deposits whose payment may still come in time, and what they come to. */
export function waitingDeposits({ world }: Desk) {
  const row = world.db
    .select({ rows: count(), amount: sum(deposits.amount) })
    .from(deposits)
    .where(isIn('pending', world.clock.now()))
    .get();
  return { rows: row?.rows ?? 0, amount: Number(row?.amount ?? 0) };
}

export const depositQueue = {
  columns,
  first: (desk: Desk, limit: number) => find(desk.world, allIn('pending'), { limit, offset: 0 }),
} as const;

export const depositSection: Section = {
  id: 'deposits',
  group: 'money',
  waiting: (desk) => waitingDeposits(desk).rows,
  body: (desk) => {
    const { world, texts } = desk;
    return listOf<State, Row>(desk, {
      id: 'deposits',
      states,
      stateNames: texts.deposits.states,
      search: texts.deposits.search,
      empty: texts.deposits.empty,
      columns: columns(desk),
      count: (filters) =>
        world.db
          .select({ rows: count() })
          .from(deposits)
          .innerJoin(members, eq(members.id, deposits.memberId))
          .where(condition(world, filters))
          .get()?.rows ?? 0,
      rows: (filters, slice) => find(world, filters, slice),
    });
  },
};
