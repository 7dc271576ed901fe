import { html } from 'hono/html';
import { fillIn } from '../../../messages/translate.ts';
import type { Markup } from '../../page.ts';
import { type Desk, deskPath, type Section, type SectionId } from '../desk.ts';
import { part } from '../parts/pieces.ts';
import { type Column, emptyState, table } from '../parts/table.ts';
import { depositQueue, waitingDeposits } from './deposits.ts';
import { countMembers } from './members.ts';
import { waitingWithdrawals, withdrawalQueue } from './withdrawals.ts';

/** Rows of each queue that the overview shows. */
const firstRows = 10;

function figure(id: SectionId, name: string, value: number, note: string): Markup {
  return html`<li><a class="figure" href="${deskPath(id)}"><span>${name}</span><strong>${value}</strong><span class="quiet">${note}</span></a></li>`;
}

function figures(desk: Desk): Markup {
  const { texts, money, faults } = desk;
  const words = texts.overview;
  const [toReview, toPay, all] = [waitingWithdrawals(desk), waitingDeposits(desk), countMembers(desk)];
  return html`<ul class="figures">${figure('withdrawals', words.toReview, toReview.rows, money(toReview.amount))}
${figure('deposits', words.toPay, toPay.rows, money(toPay.amount))}
${figure('members', words.members, all.all, fillIn(words.blocked, { count: all.blocked }))}
${figure('faults', words.faults, faults.list().length, '')}</ul>`;
}

function queue<Row>(
  { texts }: Desk,
  id: 'withdrawals' | 'deposits',
  title: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Markup {
  const body = rows.length === 0 ? emptyState(texts[id].empty) : table(title, columns, rows);
  return part(
    id,
    title,
    body,
    html`<a href="${deskPath(id)}" aria-label="${texts.overview.seeAll}: ${texts.sections[id]}">${texts.overview.seeAll}</a>`,
  );
}

/** What waits for the operator. */
export const overviewSection: Section = {
  id: 'overview',
  group: null,
  body: (desk) => {
    const { toReview, toPay } = desk.texts.overview;
    return html`${figures(desk)}
${queue(desk, 'withdrawals', toReview, withdrawalQueue.columns(desk), withdrawalQueue.first(desk, firstRows))}
${queue(desk, 'deposits', toPay, depositQueue.columns(desk), depositQueue.first(desk, firstRows))}`;
  },
};
