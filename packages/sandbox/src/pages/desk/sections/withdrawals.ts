import { and, asc, count, desc, eq, type SQL, sum } from 'drizzle-orm';
import { html } from 'hono/html';
import { fillIn } from '../../../messages/translate.ts';
import { maskedAccount } from '../../../world/bank-accounts.ts';
import { orderStatus } from '../../../world/order-status.ts';
import { members, withdrawals } from '../../../world/schema.ts';
import type { WithdrawalRow } from '../../../world/withdrawals.ts';
import type { World } from '../../../world/world.ts';
import type { Markup } from '../../page.ts';
import { type Desk, deskPath, type Section } from '../desk.ts';
import { contains, within } from '../parts/conditions.ts';
import { allIn, type Filters } from '../parts/filters.ts';
import { listOf, type Slice } from '../parts/list.ts';
import { decisionOf, memberLink, orderColumn, typedText } from '../parts/pieces.ts';
import { question, reasonField } from '../parts/question.ts';
import type { Column } from '../parts/table.ts';

const states = ['pending', 'approved', 'rejected', 'all'] as const;
type State = (typeof states)[number];

const statusOf = {
  pending: orderStatus.pending,
  approved: orderStatus.success,
  rejected: orderStatus.failed,
  all: undefined,
} as const;

interface Row {
  readonly order: WithdrawalRow;
  readonly name: string;
}

function condition(filters: Filters<State>): SQL | undefined {
  const status = statusOf[filters.state];
  const { billNo, ownerName, account, remark } = withdrawals;
  return and(
    status === undefined ? undefined : eq(withdrawals.status, status),
    contains([members.name], filters.member),
    contains([billNo, ownerName, account, remark], filters.text),
    within(withdrawals.createdAt, filters),
  );
}

/** The review queue begins with who has waited longest; what is decided, with the newest. */
function find({ db }: World, filters: Filters<State>, { limit, offset }: Slice): Row[] {
  const direction = filters.state === 'pending' ? asc : desc;
  return db
    .select({ order: withdrawals, name: members.name })
    .from(withdrawals)
    .innerJoin(members, eq(members.id, withdrawals.memberId))
    .where(condition(filters))
    .orderBy(direction(withdrawals.createdAt), direction(withdrawals.id))
    .limit(limit)
    .offset(offset)
    .all();
}

function approval(desk: Desk, { order }: Row): Markup {
  const { texts, money } = desk;
  const { billNo, amount, fee, ownerName } = order;
  return question(desk, {
    id: `approve-${billNo}`,
    button: texts.withdrawals.approve,
    label: `${texts.withdrawals.approve} ${billNo}`,
    weight: 'first',
    title: texts.withdrawals.approveAsk,
    what: fillIn(texts.withdrawals.approveWhat, {
      net: money(amount - fee),
      payee: ownerName,
      fee: money(fee),
    }),
    yes: texts.withdrawals.approveYes,
    kind: 'plain',
    isFinal: true,
    action: deskPath('withdrawals', billNo),
    answer: ['decision', 'approve'],
  });
}

function rejection(desk: Desk, { order, name }: Row): Markup {
  const { texts, money } = desk;
  const { billNo, amount } = order;
  const id = `reject-${billNo}`;
  return question(desk, {
    id,
    button: texts.withdrawals.reject,
    label: `${texts.withdrawals.reject} ${billNo}`,
    title: texts.withdrawals.rejectAsk,
    what: fillIn(texts.withdrawals.rejectWhat, { amount: money(amount), member: name }),
    yes: texts.withdrawals.rejectYes,
    kind: 'harm',
    isFinal: true,
    action: deskPath('withdrawals', billNo),
    answer: ['decision', 'reject'],
    fields: reasonField(desk, id, texts.withdrawals.reasonTo, billNo),
  });
}

/** The two ways in which a review ends. */
function questions(desk: Desk, row: Row): Markup {
  return html`<div class="buttons">${approval(desk, row)}${rejection(desk, row)}</div>`;
}

function decision(desk: Desk, row: Row): Markup {
  const { approved: good, rejected: bad } = desk.texts.withdrawals;
  return decisionOf(desk, row.order, { good, bad }, () => questions(desk, row));
}

function columns(desk: Desk): readonly Column<Row>[] {
  const { orders } = desk.texts;
  return [
    orderColumn(desk, ({ order }) => ({ billNo: order.billNo, at: order.createdAt })),
    { heading: orders.member, cell: ({ name }) => memberLink(name) },
    {
      heading: orders.payee,
      cell: ({ order }) =>
        html`${typedText(order.ownerName)}<span class="quiet">${maskedAccount(order)}</span>${
          order.remark ? html`<span class="quiet">${orders.remark}: ${typedText(order.remark)}</span>` : ''
        }`,
    },
    { heading: orders.amount, kind: 'money', cell: ({ order }) => desk.money(order.amount) },
    { heading: orders.fee, kind: 'money', cell: ({ order }) => desk.money(order.fee) },
    { heading: orders.decision, kind: 'actions', cell: (row) => decision(desk, row) },
  ];
}

/** The withdrawals that wait for a review, and what they come to. */
export function waitingWithdrawals({ world }: Desk) {
  const row = world.db
    .select({ rows: count(), amount: sum(withdrawals.amount) })
    .from(withdrawals)
    .where(eq(withdrawals.status, orderStatus.pending))
    .get();
  return { rows: row?.rows ?? 0, amount: Number(row?.amount ?? 0) };
}

/** The whole list, as it is asked for; the beginning of its queue is on the overview. */
export const withdrawalQueue = {
  columns,
  first: (desk: Desk, limit: number) => find(desk.world, allIn('pending'), { limit, offset: 0 }),
} as const;

export const withdrawalSection: Section = {
  id: 'withdrawals',
  group: 'money',
  waiting: (desk) => waitingWithdrawals(desk).rows,
  body: (desk) => {
    const { world, texts } = desk;
    return listOf<State, Row>(desk, {
      id: 'withdrawals',
      states,
      stateNames: texts.withdrawals.states,
      search: texts.withdrawals.search,
      empty: texts.withdrawals.empty,
      columns: columns(desk),
      count: (filters) =>
        world.db
          .select({ rows: count() })
          .from(withdrawals)
          .innerJoin(members, eq(members.id, withdrawals.memberId))
          .where(condition(filters))
          .get()?.rows ?? 0,
      rows: (filters, slice) => find(world, filters, slice),
    });
  },
};
