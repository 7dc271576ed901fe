import { and, count, desc, eq, ne, type SQL } from 'drizzle-orm';
import { html } from 'hono/html';
import { fillIn } from '../../../messages/translate.ts';
import type { RewardRow } from '../../../world/promotions/rewards.ts';
import { coverStatus } from '../../../world/promotions/turnover.ts';
import { members } from '../../../world/schema.ts';
import { rewards } from '../../../world/tables-promotions.ts';
import type { Markup } from '../../page.ts';
import { type Desk, deskPath, type Section } from '../desk.ts';
import { contains, within } from '../parts/conditions.ts';
import type { Filters } from '../parts/filters.ts';
import { listOf } from '../parts/list.ts';
import { badge, memberLink, orderColumn } from '../parts/pieces.ts';
import { question, reasonField } from '../parts/question.ts';
import type { Column } from '../parts/table.ts';

const states = ['standing', 'open', 'covered', 'cancelled', 'all'] as const;
type State = (typeof states)[number];

const isIn: Readonly<Record<State, SQL | undefined>> = {
  standing: ne(rewards.status, coverStatus.cancelled),
  open: eq(rewards.status, coverStatus.open),
  covered: eq(rewards.status, coverStatus.covered),
  cancelled: eq(rewards.status, coverStatus.cancelled),
  all: undefined,
};

interface Row {
  readonly reward: RewardRow;
  readonly name: string;
}

function condition(filters: Filters<State>): SQL | undefined {
  return and(
    isIn[filters.state],
    contains([members.name], filters.member),
    contains([rewards.billNo, rewards.relatedBillNo], filters.text),
    within(rewards.at, filters),
  );
}

function decision(desk: Desk, { reward, name }: Row): Markup {
  const { texts, money } = desk;
  const { billNo, takenBack } = reward;
  const words = texts.rewards;
  if (reward.status === coverStatus.cancelled) {
    const amount = money(takenBack ?? 0);
    return html`${badge('bad', words.cancelled)}<span class="quiet">${fillIn(words.takenBack, { amount })}</span>`;
  }
  const id = `cancel-${billNo}`;
  const asking = question(desk, {
    id,
    button: words.cancelButton,
    label: `${words.cancel} ${billNo}`,
    title: words.cancelAsk,
    what: fillIn(words.cancelWhat, { amount: money(reward.money), member: name }),
    yes: words.cancelYes,
    kind: 'harm',
    isFinal: true,
    action: deskPath('rewards', billNo),
    fields: reasonField(desk, id, words.reasonTo, billNo),
  });
  return html`<div class="buttons">${asking}</div>`;
}

function columns(desk: Desk): readonly Column<Row>[] {
  const { texts, money } = desk;
  const sources: Readonly<Record<string, string>> = texts.rewards.sources;
  return [
    orderColumn(desk, ({ reward }) => ({ billNo: reward.billNo, at: reward.at })),
    { heading: texts.orders.member, cell: ({ name }) => memberLink(name) },
    { heading: texts.rewards.source, cell: ({ reward }) => sources[reward.source] ?? reward.source },
    { heading: texts.orders.amount, kind: 'money', cell: ({ reward }) => money(reward.money) },
    {
      heading: texts.rewards.covered,
      kind: 'money',
      cell: ({ reward }) =>
        fillIn(texts.rewards.of, { covered: money(reward.covered), turnover: money(reward.turnover) }),
    },
    { heading: texts.orders.decision, kind: 'actions', cell: (row) => decision(desk, row) },
  ];
}

/** Rewards, which can be revoked for abuse. */
export const rewardSection: Section = {
  id: 'rewards',
  group: 'money',
  body: (desk) => {
    const { world, texts } = desk;
    return listOf<State, Row>(desk, {
      id: 'rewards',
      states,
      stateNames: texts.rewards.states,
      search: texts.rewards.search,
      empty: texts.rewards.empty,
      columns: columns(desk),
      count: (filters) =>
        world.db
          .select({ rows: count() })
          .from(rewards)
          .innerJoin(members, eq(members.id, rewards.memberId))
          .where(condition(filters))
          .get()?.rows ?? 0,
      rows: (filters, { limit, offset }) =>
        world.db
          .select({ reward: rewards, name: members.name })
          .from(rewards)
          .innerJoin(members, eq(members.id, rewards.memberId))
          .where(condition(filters))
          .orderBy(desc(rewards.at), desc(rewards.id))
          .limit(limit)
          .offset(offset)
          .all(),
    });
  },
};
