import { and, count, desc, eq, isNull, type SQL } from 'drizzle-orm';
import { html } from 'hono/html';
import { members } from '../../../world/schema.ts';
import { memberMessages, notifications } from '../../../world/tables-information.ts';
import type { Markup } from '../../page.ts';
import type { Desk, Section } from '../desk.ts';
import { contains, within } from '../parts/conditions.ts';
import type { Filters } from '../parts/filters.ts';
import { listOf } from '../parts/list.ts';
import { badge, memberLink, part, typedText } from '../parts/pieces.ts';
import type { Column } from '../parts/table.ts';

const kinds = ['message', 'notification'] as const;
type Kind = (typeof kinds)[number];

interface Row {
  readonly name: string;
  readonly title: string | null;
  readonly content: string | null;
  readonly isRead: boolean;
  readonly at: number;
}

type LetterTable = typeof memberMessages | typeof notifications;

/** What the operator wrote; the sandbox's own notices are not among the notifications. */
function letters(kind: Kind): { readonly table: LetterTable; readonly own: SQL | undefined } {
  return kind === 'message'
    ? { table: memberMessages, own: undefined }
    : { table: notifications, own: isNull(notifications.notice) };
}

function condition({ state, ...filters }: Filters<Kind>): SQL | undefined {
  const { table, own } = letters(state);
  return and(
    own,
    contains([members.name], filters.member),
    contains([table.title, table.content], filters.text),
    within(table.at, filters),
  );
}

function columns({ texts, instant }: Desk): readonly Column<Row>[] {
  const words = texts.messages;
  return [
    {
      heading: words.heading,
      kind: 'lead',
      cell: ({ title, content }) =>
        html`<details class="letter"><summary>${typedText(title ?? '')}</summary><p>${typedText(content ?? '')}</p></details>`,
    },
    { heading: texts.orders.member, cell: ({ name }) => memberLink(name) },
    { heading: words.sent, cell: ({ at }) => instant(at) },
    {
      heading: texts.list.state,
      cell: ({ isRead }) => (isRead ? badge('good', words.read) : badge('plain', words.unread)),
    },
  ];
}

function letterForm({ texts, asked, typed }: Desk): Markup {
  const { member } = texts.orders;
  const words = texts.messages;
  return part(
    'write',
    words.write,
    html`<form class="stack" method="post" action="/__desk/write">
<label>${member} <input name="member" required maxlength="30" autocomplete="off" value="${typed('member') || asked('to_member')}"></label>
<label>${words.heading} <input name="title" required maxlength="100" value="${typed('title')}"></label>
<label>${words.content} <textarea name="content" required maxlength="2000" rows="4">${typed('content')}</textarea></label>
<div class="buttons"><button class="first" name="as" value="notification">${words.asNotification}</button>
<button class="second" name="as" value="message">${words.asMessage}</button></div></form>`,
  );
}

function letterList(desk: Desk): Markup {
  const { world, texts } = desk;
  return listOf<Kind, Row>(desk, {
    id: 'messages',
    states: kinds,
    stateNames: texts.messages.kinds,
    search: texts.messages.search,
    empty: texts.messages.empty,
    columns: columns(desk),
    count: (filters) => {
      const { table } = letters(filters.state);
      return (
        world.db
          .select({ rows: count() })
          .from(table)
          .innerJoin(members, eq(members.id, table.memberId))
          .where(condition(filters))
          .get()?.rows ?? 0
      );
    },
    rows: (filters, { limit, offset }) => {
      const { table } = letters(filters.state);
      const { title, content, isRead, at } = table;
      return world.db
        .select({ name: members.name, title, content, isRead, at })
        .from(table)
        .innerJoin(members, eq(members.id, table.memberId))
        .where(condition(filters))
        .orderBy(desc(table.at), desc(table.id))
        .limit(limit)
        .offset(offset)
        .all();
    },
  });
}

/** Letters to single members: a form, and what was sent. */
export const messageSection: Section = {
  id: 'messages',
  group: 'people',
  body: (desk) => html`${letterForm(desk)}${part('sent', desk.texts.messages.list, letterList(desk))}`,
};
