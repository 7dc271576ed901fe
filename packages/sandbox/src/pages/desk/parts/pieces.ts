import { html } from 'hono/html';
import { reasonText } from '../../../messages/standing-reasons.ts';
import { orderStatus } from '../../../world/order-status.ts';
import type { Markup } from '../../page.ts';
import { type Desk, deskPath } from '../desk.ts';
import type { Column } from './table.ts';

/** What somebody typed: it is text, and its direction is its own. */
export function typedText(text: string): Markup {
  return html`<bdi>${text}</bdi>`;
}

/** A member's name, which leads to the member. */
export function memberLink(name: string): Markup {
  return html`<a href="${deskPath('members')}?member=${encodeURIComponent(name)}"><bdi>${name}</bdi></a>`;
}

export function badge(tone: 'good' | 'bad' | 'wait' | 'plain', text: string): Markup {
  return html`<span class="badge ${tone}">${text}</span>`;
}

/** The number of an order and when it was made. */
export function orderColumn<Row>(
  { texts, instant }: Desk,
  of: (row: Row) => { readonly billNo: string; readonly at: number },
): Column<Row> {
  return {
    heading: texts.orders.order,
    kind: 'lead',
    cell: (row) => {
      const { billNo, at } = of(row);
      return html`<span class="number">${billNo}</span><span class="quiet">${instant(at)}</span>`;
    },
  };
}

/** An order's state with when and why it was decided, or, while it waits, what there is to decide. */
export function decisionOf(
  { instant, language }: Desk,
  order: {
    readonly status: number;
    readonly confirmedAt: number | null;
    readonly failReason: string | null;
  },
  words: { readonly good: string; readonly bad: string },
  waiting: () => Markup,
): Markup {
  const { status, confirmedAt, failReason } = order;
  const isGood = status === orderStatus.success;
  if (!isGood && status !== orderStatus.failed) return waiting();
  const state = isGood ? badge('good', words.good) : badge('bad', words.bad);
  const reason = isGood ? null : failReason;
  return html`${state}${confirmedAt === null ? '' : html`<span class="quiet">${instant(confirmedAt)}</span>`}${
    reason ? html`<span class="quiet">${typedText(reasonText(reason, language))}</span>` : ''
  }`;
}

/** A part of a section with a head of its own. */
export function part(id: string, title: string, body: Markup | readonly Markup[], way: Markup | string = '') {
  return html`<section class="part" aria-labelledby="${id}"><div class="part-head"><h2 id="${id}">${title}</h2>${way}</div>${body}</section>`;
}
