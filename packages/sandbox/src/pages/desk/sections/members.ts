import { and, count, desc, eq, type SQL } from 'drizzle-orm';
import { html } from 'hono/html';
import { fillIn } from '../../../messages/translate.ts';
import { balanceOf, holdOf, walletOf } from '../../../world/ledger.ts';
import type { MemberRow } from '../../../world/members.ts';
import { members } from '../../../world/schema.ts';
import type { Markup } from '../../page.ts';
import { type Desk, deskPath, type Section } from '../desk.ts';
import { contains, within } from '../parts/conditions.ts';
import type { Filters } from '../parts/filters.ts';
import { listOf } from '../parts/list.ts';
import { badge, typedText } from '../parts/pieces.ts';
import { question } from '../parts/question.ts';
import type { Column } from '../parts/table.ts';

const states = ['all', 'active', 'blocked', 'offline', 'demo'] as const;
type State = (typeof states)[number];

export const memberStatus = { active: 1, blocked: -1 } as const;

const isIn: Readonly<Record<State, SQL | undefined>> = {
  all: undefined,
  active: and(eq(members.status, memberStatus.active), eq(members.isForcedOffline, false)),
  blocked: eq(members.status, memberStatus.blocked),
  offline: eq(members.isForcedOffline, true),
  demo: eq(members.isDemo, true),
};

function condition(filters: Filters<State>): SQL | undefined {
  const { name, nickname, realName, email, phone } = members;
  return and(
    isIn[filters.state],
    contains([name], filters.member),
    contains([nickname, realName, email, phone], filters.text),
    within(members.createdAt, filters),
  );
}

function stateOf({ texts }: Desk, member: MemberRow): Markup {
  const { active, blocked, offline, demo } = texts.members;
  const state =
    member.status === memberStatus.blocked
      ? badge('bad', blocked)
      : member.isForcedOffline
        ? badge('wait', offline)
        : badge('good', active);
  return html`${state}${member.isDemo ? badge('plain', demo) : ''}`;
}

/** The button that changes whether a member is blocked; it says to what, so that two presses do not cancel each other out. */
function blocking(desk: Desk, { id, name, status }: MemberRow): Markup {
  const words = desk.texts.members;
  const action = `${deskPath('members', name)}/block`;
  if (status === memberStatus.blocked) {
    return html`<form method="post" action="${action}"><button class="second" name="to" value="active" aria-label="${fillIn(words.unblockLabel, { name })}">${words.unblock}</button></form>`;
  }
  return question(desk, {
    id: `block-${id}`,
    button: words.block,
    label: fillIn(words.blockLabel, { name }),
    title: fillIn(words.blockAsk, { name }),
    what: words.blockWhat,
    yes: words.blockYes,
    kind: 'harm',
    isFinal: false,
    action,
    answer: ['to', 'blocked'],
  });
}

function buttons(desk: Desk, member: MemberRow): Markup {
  const words = desk.texts.members;
  const { id, name } = member;
  const offline = question(desk, {
    id: `offline-${id}`,
    button: words.offlineButton,
    weight: 'second',
    label: fillIn(words.offlineLabel, { name }),
    title: fillIn(words.offlineAsk, { name }),
    what: words.offlineWhat,
    yes: words.offlineYes,
    kind: 'harm',
    isFinal: false,
    action: `${deskPath('members', name)}/force-offline`,
  });
  return html`<div class="buttons">${offline}${blocking(desk, member)}</div>`;
}

/** Who it is, and the way to write. */
function nameOf(desk: Desk, member: MemberRow): Markup {
  const words = desk.texts.members;
  const { name, realName, level, createdAt } = member;
  const letter = `${deskPath('messages')}?to_member=${encodeURIComponent(name)}`;
  return html`${typedText(name)} ${stateOf(desk, member)}
<span class="quiet">${realName ? html`${typedText(realName)} · ` : ''}${words.level} ${level}</span>
<span class="quiet">${words.since} ${desk.instant(createdAt)}</span>
<a class="way" href="${letter}" aria-label="${fillIn(words.writeTo, { name })}">${words.write}</a>`;
}

function columns(desk: Desk): readonly Column<MemberRow>[] {
  const { world, texts, money } = desk;
  const words = texts.members;
  return [
    {
      heading: words.name,
      kind: 'lead',
      cell: (member) => nameOf(desk, member),
    },
    { heading: words.balance, kind: 'money', cell: ({ id }) => money(balanceOf(world.db, walletOf(id))) },
    { heading: words.held, kind: 'money', cell: ({ id }) => money(balanceOf(world.db, holdOf(id))) },
    { heading: words.turnover, kind: 'money', cell: ({ turnoverLeft }) => money(turnoverLeft) },
    { heading: texts.list.action, kind: 'actions', cell: (member) => buttons(desk, member) },
  ];
}

/** How many members there are, and how many of them are blocked. */
export function countMembers({ world }: Desk): { readonly all: number; readonly blocked: number } {
  const rows = (where: SQL | undefined) =>
    world.db.select({ rows: count() }).from(members).where(where).get()?.rows ?? 0;
  return { all: rows(undefined), blocked: rows(isIn.blocked) };
}

export const memberSection: Section = {
  id: 'members',
  group: 'people',
  body: (desk) => {
    const { world, texts } = desk;
    return listOf<State, MemberRow>(desk, {
      id: 'members',
      states,
      stateNames: texts.members.states,
      search: texts.members.search,
      empty: texts.members.empty,
      columns: columns(desk),
      count: (filters) =>
        world.db.select({ rows: count() }).from(members).where(condition(filters)).get()?.rows ?? 0,
      rows: (filters, { limit, offset }) =>
        world.db
          .select()
          .from(members)
          .where(condition(filters))
          .orderBy(desc(members.createdAt), members.id)
          .limit(limit)
          .offset(offset)
          .all(),
    });
  },
};
