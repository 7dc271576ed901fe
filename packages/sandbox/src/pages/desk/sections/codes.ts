import { html } from 'hono/html';
import { sentEmailCodes } from '../../../world/email-binding.ts';
import { findMember } from '../../../world/members.ts';
import { sentPasswordCodes } from '../../../world/password-reset.ts';
import type { SentCode } from '../../../world/sent-code.ts';
import type { World } from '../../../world/world.ts';
import type { Section } from '../desk.ts';
import { memberLink, typedText } from '../parts/pieces.ts';
import { emptyState, table } from '../parts/table.ts';

interface Mail extends SentCode {
  readonly purpose: 'bind' | 'reset';
  readonly email: string;
  readonly name: string;
}

/** All mailboxes together, the newest first. */
function mails(world: World): Mail[] {
  const binding = sentEmailCodes(world).map((row) => ({
    ...row,
    purpose: 'bind' as const,
    name: findMember(world, row.memberId)?.name ?? '',
  }));
  const resetting = sentPasswordCodes(world).map((row) => ({
    ...row,
    purpose: 'reset' as const,
    email: findMember(world, row.memberId ?? 0)?.email ?? '',
  }));
  return [...binding, ...resetting].sort((a, b) => b.expiresAt - a.expiresAt);
}

/** No mail is sent here: the codes are shown on the desk. */
export const codeSection: Section = {
  id: 'codes',
  group: 'people',
  body: ({ world, texts, instant }) => {
    const rows = mails(world);
    const list = table(
      texts.sections.codes,
      [
        { heading: texts.codes.email, kind: 'lead', cell: ({ email }) => typedText(email) },
        { heading: texts.orders.member, cell: ({ name }) => memberLink(name) },
        { heading: texts.codes.purpose, cell: ({ purpose }) => texts.codes[purpose] },
        { heading: texts.codes.code, cell: ({ code }) => html`<strong class="number">${code}</strong>` },
        { heading: texts.codes.until, cell: ({ expiresAt }) => instant(expiresAt) },
      ],
      rows,
    );
    return html`<p class="quiet">${texts.codes.notice}</p>${rows.length === 0 ? emptyState(texts.codes.empty) : list}`;
  },
};
