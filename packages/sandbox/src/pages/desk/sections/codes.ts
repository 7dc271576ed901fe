import { html } from 'hono/html';
import { sentEmailCodes } from '../../../world/email-binding.ts';
import { findMember } from '../../../world/members.ts';
import type { Section } from '../desk.ts';
import { memberLink, typedText } from '../parts/pieces.ts';
import { emptyState, table } from '../parts/table.ts';

/** No mail is sent here: the codes are shown on the desk. */
export const codeSection: Section = {
  id: 'codes',
  group: 'people',
  body: ({ world, texts, instant }) => {
    const rows = sentEmailCodes(world).map((row) => ({
      ...row,
      name: findMember(world, row.memberId)?.name ?? '',
    }));
    const list = table(
      texts.sections.codes,
      [
        { heading: texts.codes.email, kind: 'lead', cell: ({ email }) => typedText(email) },
        { heading: texts.orders.member, cell: ({ name }) => memberLink(name) },
        { heading: texts.codes.code, cell: ({ code }) => html`<strong class="number">${code}</strong>` },
        { heading: texts.codes.until, cell: ({ expiresAt }) => instant(expiresAt) },
      ],
      rows,
    );
    return html`<p class="quiet">${texts.codes.notice}</p>${rows.length === 0 ? emptyState(texts.codes.empty) : list}`;
  },
};
