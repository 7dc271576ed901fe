import { formatMoney } from '@fortuna/domain/money.ts';
import { formatDateTime } from '@fortuna/domain/time-zone.ts';
import { html, raw } from 'hono/html';
import { renderSVG } from 'uqr';
import { paymentTexts } from '../messages/payment-texts.ts';
import { reasonText } from '../messages/standing-reasons.ts';
import type { MessageLanguage } from '../messages/translate.ts';
import type { DepositRow } from '../world/deposits.ts';
import { orderStatus } from '../world/order-status.ts';
import { languageLinks } from './language-links.ts';
import { type Markup, page } from './page.ts';

type PaymentState = 'waiting' | 'expired' | 'paid' | 'failed';

export interface ShownPayment {
  readonly order: DepositRow;
  readonly language: MessageLanguage;
  /** The sandbox's time, in milliseconds since 1970. */
  readonly now: number;
  /** The site's address that it leads back to. */
  readonly back: string;
  /** The page's own address, which its form is sent to. */
  readonly own: Pick<URL, 'pathname' | 'search'>;
}

/** An institution that does not exist; its mark is a copper coin, the vintém of old Brazil. */
const institution = 'Vintém';
const mark = html`<svg class="coin" viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="20" r="19"/><circle class="rim" cx="20" cy="20" r="15"/><path d="m12 13 8 15 8-15"/></svg>`;

const signs: Readonly<Record<PaymentState, Markup>> = {
  waiting: html`<path d="M12 6v6l4 3"/>`,
  expired: html`<path d="M12 6v7m0 4v.5"/>`,
  paid: html`<path d="m7 12.5 3.5 3.5L17 9"/>`,
  failed: html`<path d="m8 8 8 8m0-8-8 8"/>`,
};

function stateOf({ order, now }: ShownPayment): PaymentState {
  if (order.status === orderStatus.success) return 'paid';
  if (order.status === orderStatus.failed) return 'failed';
  return order.expiresAt <= now ? 'expired' : 'waiting';
}

/** An order number in groups, between which alone a line may break; copied, it is whole. */
function grouped(billNo: string): Markup {
  const groups = /^([A-Z])(\d{8})(\d{5})(\d{5})$/.exec(billNo)?.slice(1) ?? [billNo];
  return html`<span class="groups">${groups.map((group, at) => html`${at === 0 ? '' : raw('<wbr>')}<span>${group}</span>`)}</span>`;
}

function stateLine(state: PaymentState, language: MessageLanguage): Markup {
  const role = state === 'paid' ? html` role="status"` : state === 'waiting' ? '' : html` role="alert"`;
  return html`<p class="state ${state}"${role}><svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="10"/>${signs[state]}</svg>${paymentTexts[language][state]}</p>`;
}

function facts({ order, language }: ShownPayment): Markup {
  const text = paymentTexts[language];
  const instant = (at: number) => formatDateTime(new Date(at).toISOString(), language);
  const isOpen = order.status === orderStatus.pending;
  const rows: ReadonlyArray<readonly [string, Markup | string]> = [
    ...(order.fee === 0
      ? []
      : ([
          [text.credited, formatMoney(order.amount, language)],
          [text.fee, formatMoney(order.fee, language)],
        ] as const)),
    [text.order, grouped(order.billNo)],
    [text.created, instant(order.createdAt)],
    isOpen
      ? [text.expires, instant(order.expiresAt)]
      : [text.settled, instant(order.confirmedAt ?? order.createdAt)],
    ...(order.failReason === null
      ? []
      : [[text.why, html`<bdi>${reasonText(order.failReason, language)}</bdi>`] as const]),
  ];
  return html`<dl>${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

function code({ order, language }: ShownPayment): Markup | string {
  if (order.brCode === null) return '';
  const text = paymentTexts[language];
  return html`<figure><div class="qr" role="img" aria-label="${text.code}">${raw(renderSVG(order.brCode))}</div>
<figcaption>${text.code}</figcaption></figure>`;
}

function choices({ language, own }: ShownPayment): Markup {
  const text = paymentTexts[language];
  return html`<form method="post" action="${own.pathname}${own.search}"><p>${text.choose}</p>
<button class="first" name="outcome" value="confirm">${text.confirm} <small>${text.confirmHint}</small></button>
<button class="second" name="outcome" value="fail">${text.fail} <small>${text.failHint}</small></button></form>`;
}

/** What can be done in a state. A late payment is taken too, as the platform takes it. */
function ways(state: PaymentState, shown: ShownPayment): Markup {
  const text = paymentTexts[shown.language];
  const back = html`<a class="button first" href="${shown.back}">${text.back}</a>`;
  switch (state) {
    case 'waiting':
      // Nothing has to be decided here: the order waits as long as it may.
      return html`${code(shown)}${choices(shown)}<p class="leave"><a href="${shown.back}">${text.back}</a></p>`;
    case 'expired':
      return html`<p>${text.expiredWhat}</p>${back}${choices(shown)}`;
    default:
      return back;
  }
}

/** The payment provider's page in the state that an order is in. */
export function providerPage(shown: ShownPayment): Markup {
  const { order, language, own } = shown;
  const text = paymentTexts[language];
  const state = stateOf(shown);
  return page({
    title: `${text[state].replace(/[.。]$/, '')} · ${order.billNo} · ${institution}`,
    language,
    stylesheets: ['/assets/pages.css', '/assets/provider.css'],
    body: html`<header><div class="house">${mark}<p><strong>${institution}</strong><span>${text.kind}</span></p></div>
<p class="notice">${text.notice}</p></header>
<main class="${state}"><div class="summary"><h1>${text.to}</h1>
<p class="amount">${formatMoney(order.amount + order.fee, language)}</p>
${stateLine(state, language)}${facts(shown)}</div>
<div class="ways">${ways(state, shown)}</div></main>
<footer>${languageLinks(language, text.language, own)}</footer>`,
  });
}
