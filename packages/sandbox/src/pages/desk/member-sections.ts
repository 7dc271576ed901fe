import { desc, eq } from 'drizzle-orm';
import { html } from 'hono/html';
import { sentEmailCodes } from '../../world/email-binding.ts';
import { balanceOf, holdOf, walletOf } from '../../world/ledger.ts';
import { members } from '../../world/schema.ts';
import type { Markup } from '../page.ts';
import { type Desk, heading, longestList, section, table } from './desk-parts.ts';
import type { DeskTexts } from './desk-texts.ts';

function stateOf(member: typeof members.$inferSelect, texts: DeskTexts): string {
  if (member.status === -1) return texts.blocked;
  return member.isForcedOffline ? texts.offline : texts.active;
}

/** The button that changes whether a member is blocked. */
function blocking({ status }: typeof members.$inferSelect, texts: DeskTexts) {
  return status === -1
    ? { verb: texts.unblock, label: texts.unblockMember }
    : { verb: texts.block, label: texts.blockMember };
}

function memberRows({ world, texts, money, action }: Desk): Markup[] {
  return world.db
    .select()
    .from(members)
    .orderBy(desc(members.createdAt), members.id)
    .limit(longestList)
    .all()
    .map((member) => {
      const { verb, label } = blocking(member, texts);
      return html`<tr><td>${member.name}${member.isDemo ? html` <span class="quiet">${texts.demo}</span>` : ''}</td>
<td class="money">${money(balanceOf(world.db, walletOf(member.id)))}</td>
<td class="money">${money(balanceOf(world.db, holdOf(member.id)))}</td>
<td class="money">${money(member.turnoverLeft)}</td><td>${stateOf(member, texts)}</td>
<td><form method="post" action="${action(`members/${member.name}/force-offline`)}">
<button class="second" aria-label="${texts.force(member.name)}">${texts.forceOffline}</button></form>
<form method="post" action="${action(`members/${member.name}/block`)}">
<button class="second" aria-label="${label(member.name)}">${verb}</button></form></td></tr>`;
    });
}

export function memberSection(desk: Desk): Markup {
  const { texts } = desk;
  const headings = [
    heading(texts.name),
    heading(texts.balance, 'money'),
    heading(texts.held, 'money'),
    heading(texts.turnover, 'money'),
    heading(texts.state),
    heading(texts.action),
  ];
  return section('members', texts.members, table(headings, memberRows(desk), texts.noMembers));
}

/** A notification or message to one member. */
export function writeSection({ texts, action }: Desk): Markup {
  return section(
    'write',
    texts.write,
    html`<form class="stack" method="post" action="${action('write')}">
<label>${texts.member} <input name="member" required maxlength="30" autocomplete="off"></label>
<label>${texts.heading} <input name="title" required maxlength="100"></label>
<label>${texts.content} <textarea name="content" required maxlength="2000" rows="3"></textarea></label>
<div><button name="as" value="notification">${texts.asNotification}</button>
<button class="button second" name="as" value="message">${texts.asMessage}</button></div></form>`,
  );
}

/** No mail is sent here: the codes are shown on the desk. */
export function mailboxSection({ world, texts, instant }: Desk): Markup {
  const rows = sentEmailCodes(world).map(({ memberId, email, code, expiresAt }) => {
    const member = world.db.select().from(members).where(eq(members.id, memberId)).get();
    return html`<tr><td>${member?.name}</td><td>${email}</td><td>${code}</td><td>${instant(expiresAt)}</td></tr>`;
  });
  const headings = [texts.member, texts.email, texts.code, texts.clock].map((text) => heading(text));
  return section('mailbox', texts.mailbox, table(headings, rows, texts.noMail));
}
