import { desc, eq } from 'drizzle-orm';
import { html } from 'hono/html';
import { maskedAccount } from '../../world/bank-accounts.ts';
import { orderStatus } from '../../world/order-status.ts';
import { deposits, members, withdrawals } from '../../world/schema.ts';
import type { Markup } from '../page.ts';
import { type Desk, heading, longestList, orderCell, reasonInput, section, table } from './desk-parts.ts';

function withdrawalRows(desk: Desk): Markup[] {
  const { world, texts, money, action } = desk;
  return world.db
    .select({ order: withdrawals, name: members.name })
    .from(withdrawals)
    .innerJoin(members, eq(members.id, withdrawals.memberId))
    .where(eq(withdrawals.status, orderStatus.pending))
    .orderBy(withdrawals.createdAt)
    .limit(longestList)
    .all()
    .map(
      ({ order, name }) => html`<tr>${orderCell(desk, order.billNo, order.createdAt)}
<td>${name}</td><td>${order.ownerName}<br><span class="quiet">${maskedAccount(order)}</span></td>
<td class="money">${money(order.amount)}</td><td class="money">${money(order.fee)}</td>
<td><form method="post" action="${action(`withdrawals/${order.billNo}`)}">
<button name="decision" value="approve" aria-label="${texts.approve} ${order.billNo}">${texts.approve}</button></form></td>
<td><form method="post" action="${action(`withdrawals/${order.billNo}`)}">
${reasonInput(desk, `${texts.reasonTo} ${order.billNo}`)}
<button class="second" name="decision" value="reject" aria-label="${texts.reject} ${order.billNo}">${texts.reject}</button>
</form></td></tr>`,
    );
}

/** The review queue. */
export function withdrawalSection(desk: Desk): Markup {
  const { texts } = desk;
  const headings = [
    heading(texts.order),
    heading(texts.member),
    heading(texts.payee),
    heading(texts.amount, 'money'),
    heading(texts.fee, 'money'),
    heading(texts.approve),
    heading(texts.reject),
  ];
  return section(
    'withdrawals',
    texts.withdrawals,
    table(headings, withdrawalRows(desk), texts.noWithdrawals),
  );
}

function depositRows(desk: Desk): Markup[] {
  const { world, texts, money, action } = desk;
  return world.db
    .select({ order: deposits, name: members.name })
    .from(deposits)
    .innerJoin(members, eq(members.id, deposits.memberId))
    .where(eq(deposits.status, orderStatus.pending))
    .orderBy(desc(deposits.createdAt))
    .limit(longestList)
    .all()
    .map(
      ({ order, name }) => html`<tr>${orderCell(desk, order.billNo, order.createdAt)}
<td>${name}</td><td class="money">${money(order.amount)}</td>
<td><form method="post" action="${action(`deposits/${order.billNo}`)}">
<button name="status" value="success" aria-label="${texts.confirm} ${order.billNo}">${texts.confirm}</button>
<button class="second" name="status" value="failed" aria-label="${texts.fail} ${order.billNo}">${texts.fail}</button>
</form></td></tr>`,
    );
}

/** Payments that the provider has not reported yet. */
export function depositSection(desk: Desk): Markup {
  const { texts } = desk;
  const headings = [
    heading(texts.order),
    heading(texts.member),
    heading(texts.amount, 'money'),
    heading(texts.payment),
  ];
  return section('deposits', texts.deposits, table(headings, depositRows(desk), texts.noDeposits));
}
