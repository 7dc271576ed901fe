import { type Centavos, formatMoney } from '@fortuna/domain/money.ts';
import { formatDateTime } from '@fortuna/domain/time-zone.ts';
import { desc, eq } from 'drizzle-orm';
import { html } from 'hono/html';
import { maskedAccount } from '../world/bank-accounts.ts';
import { balanceOf, checkLedger, holdOf, walletOf } from '../world/ledger.ts';
import { orderStatus } from '../world/order-status.ts';
import { deposits, members, withdrawals } from '../world/schema.ts';
import type { World } from '../world/world.ts';
import { type Markup, page } from './page.ts';

const longestList = 100;

function money(amount: Centavos): string {
  return formatMoney(amount, 'en');
}

function instant(at: number): string {
  return formatDateTime(new Date(at).toISOString(), 'en');
}

function table(headings: readonly Markup[], rows: readonly Markup[], empty: string): Markup {
  if (rows.length === 0) return html`<p class="quiet">${empty}</p>`;
  return html`<div class="scroll"><table><thead><tr>${headings}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

function heading(text: string, kind = ''): Markup {
  return html`<th scope="col" class="${kind}">${text}</th>`;
}

function withdrawalRows(world: World): Markup[] {
  return world.db
    .select({ order: withdrawals, name: members.name })
    .from(withdrawals)
    .innerJoin(members, eq(members.id, withdrawals.memberId))
    .where(eq(withdrawals.status, orderStatus.pending))
    .orderBy(withdrawals.createdAt)
    .limit(longestList)
    .all()
    .map(
      ({
        order,
        name,
      }) => html`<tr><td>${order.billNo}<br><span class="quiet">${instant(order.createdAt)}</span></td>
<td>${name}</td><td>${order.ownerName}<br><span class="quiet">${maskedAccount(order)}</span></td>
<td class="money">${money(order.amount)}</td><td class="money">${money(order.fee)}</td>
<td><form method="post" action="/__desk/withdrawals/${order.billNo}">
<button name="decision" value="approve" aria-label="Approve ${order.billNo}">Approve</button></form></td>
<td><form method="post" action="/__desk/withdrawals/${order.billNo}">
<input name="reason" required maxlength="200" placeholder="Reason" aria-label="Reason to reject ${order.billNo}">
<button class="second" name="decision" value="reject" aria-label="Reject ${order.billNo}">Reject</button></form></td></tr>`,
    );
}

function depositRows(world: World): Markup[] {
  return world.db
    .select({ order: deposits, name: members.name })
    .from(deposits)
    .innerJoin(members, eq(members.id, deposits.memberId))
    .where(eq(deposits.status, orderStatus.pending))
    .orderBy(desc(deposits.createdAt))
    .limit(longestList)
    .all()
    .map(
      ({
        order,
        name,
      }) => html`<tr><td>${order.billNo}<br><span class="quiet">${instant(order.createdAt)}</span></td>
<td>${name}</td><td class="money">${money(order.amount)}</td>
<td><form method="post" action="/__desk/deposits/${order.billNo}">
<button name="status" value="success" aria-label="Confirm payment ${order.billNo}">Confirm payment</button>
<button class="second" name="status" value="failed" aria-label="Fail payment ${order.billNo}">Fail payment</button>
</form></td></tr>`,
    );
}

function stateOf(member: typeof members.$inferSelect): string {
  if (member.status === -1) return 'blocked';
  return member.isForcedOffline ? 'forced offline' : 'active';
}

function memberRows(world: World): Markup[] {
  return world.db
    .select()
    .from(members)
    .orderBy(desc(members.createdAt), members.id)
    .limit(longestList)
    .all()
    .map(
      (
        member,
      ) => html`<tr><td>${member.name}${member.isDemo ? html` <span class="quiet">demo</span>` : ''}</td>
<td class="money">${money(balanceOf(world.db, walletOf(member.id)))}</td>
<td class="money">${money(balanceOf(world.db, holdOf(member.id)))}</td>
<td class="money">${money(member.turnoverLeft)}</td><td>${stateOf(member)}</td>
<td><form method="post" action="/__desk/members/${member.name}/force-offline">
<button class="second" aria-label="Force ${member.name} offline">Force offline</button></form></td></tr>`,
    );
}

function ledgerLine(world: World): Markup {
  const { total, unbalancedTransactions, accountsBelowZero } = checkLedger(world.db);
  const isSound = total === 0 && unbalancedTransactions === 0 && accountsBelowZero.length === 0;
  if (isSound) return html`<p class="good">Balanced: all entries sum to zero, no member is below zero.</p>`;
  return html`<p class="bad" role="alert">Not sound: sum ${money(total)}, ${unbalancedTransactions} unbalanced
transactions, below zero: ${accountsBelowZero.join(', ') || 'none'}.</p>`;
}

/** The operator's desk: the administrator's part of the product, played by hand. */
export function deskPage(world: World): Markup {
  return page({
    title: 'Operator desk · Fortuna sandbox',
    language: 'en',
    stylesheets: ['/assets/pages.css'],
    body: html`<main><h1>Operator desk</h1>
<p class="notice">This is the sandbox, a demonstration without real money. The desk plays the operator's administrator; it has no
login because it answers on this machine only.</p>
<p class="quiet">Sandbox clock: ${instant(world.clock.now())} (São Paulo) · <a href="/__desk">Refresh</a></p>
<section aria-labelledby="withdrawals"><h2 id="withdrawals">Withdrawals under review</h2>
${table(
  [
    heading('Order'),
    heading('Member'),
    heading('Payee'),
    heading('Amount', 'money'),
    heading('Fee', 'money'),
    heading('Approve'),
    heading('Reject'),
  ],
  withdrawalRows(world),
  'No withdrawal waits for a review.',
)}</section>
<section aria-labelledby="deposits"><h2 id="deposits">Deposits waiting for payment</h2>
${table(
  [heading('Order'), heading('Member'), heading('Amount', 'money'), heading('Payment')],
  depositRows(world),
  'No deposit waits for its payment.',
)}</section>
<section aria-labelledby="members"><h2 id="members">Members</h2>
${table(
  [
    heading('Name'),
    heading('Balance', 'money'),
    heading('Held', 'money'),
    heading('Turnover left', 'money'),
    heading('State'),
    heading('Action'),
  ],
  memberRows(world),
  'No members.',
)}</section>
<section aria-labelledby="ledger"><h2 id="ledger">Ledger</h2>${ledgerLine(world)}</section></main>`,
  });
}
