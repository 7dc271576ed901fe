import { formatMoney } from '@fortuna/domain/money.ts';
import { formatDateTime } from '@fortuna/domain/time-zone.ts';
import { type Context, Hono } from 'hono';
import { html, raw } from 'hono/html';
import { renderSVG } from 'uqr';
import { inTransaction } from '../world/database.ts';
import {
  confirmDeposit,
  type DepositRow,
  failDeposit,
  findDeposit,
  isPaySignature,
} from '../world/deposits.ts';
import { orderStatus } from '../world/order-status.ts';
import type { World } from '../world/world.ts';
import { lockDown, type Markup, type PageLanguage, page, pageLanguage } from './page.ts';

const texts = {
  pt: {
    provider: 'Pagamento PIX',
    notice: 'Demonstração sem dinheiro real. Nada é cobrado aqui.',
    order: 'Pedido',
    created: 'Criado em',
    expires: 'Pague até',
    code: 'Código PIX de demonstração; não pague de verdade',
    confirm: 'Confirmar pagamento',
    fail: 'Recusar pagamento',
    paid: 'Pagamento confirmado.',
    failed: 'O pagamento não foi concluído.',
    back: 'Voltar ao site',
    reason: 'Pagamento não concluído no provedor',
  },
  en: {
    provider: 'PIX payment',
    notice: 'A demonstration without real money. Nothing is charged here.',
    order: 'Order',
    created: 'Created',
    expires: 'Pay until',
    code: 'PIX code of a demonstration; do not really pay it',
    confirm: 'Confirm payment',
    fail: 'Fail payment',
    paid: 'The payment is confirmed.',
    failed: 'The payment was not completed.',
    back: 'Back to the site',
    reason: 'The payment was not completed at the provider',
  },
} as const;

/** Where to go back to: the requested address if it belongs to one of the sites, otherwise the payment step of the first site. */
function returnAddress(world: World, asked: string | undefined, billNo: string): string {
  const fallback = `${world.siteOrigins[0] ?? ''}/recharge-payment?bill_no=${encodeURIComponent(billNo)}`;
  if (asked === undefined || !URL.canParse(asked)) return fallback;
  const url = new URL(asked);
  return world.siteOrigins.includes(url.origin) ? url.href : fallback;
}

function choices(order: DepositRow, action: string, language: PageLanguage): Markup {
  const text = texts[language];
  return html`${
    order.brCode === null
      ? ''
      : html`<figure><div class="qr" role="img" aria-label="${text.code}">${raw(renderSVG(order.brCode))}</div>
<figcaption class="quiet">${text.code}</figcaption></figure>`
  }
<form class="stack" method="post" action="${action}">
<button name="outcome" value="confirm">${text.confirm}</button>
<button class="second" name="outcome" value="fail">${text.fail}</button>
</form>`;
}

function outcome(order: DepositRow, language: PageLanguage, back: string): Markup {
  const text = texts[language];
  const isPaid = order.status === orderStatus.success;
  return html`<p role="status" class="${isPaid ? 'good' : 'bad'}">${isPaid ? text.paid : text.failed}</p>
<a class="button" href="${back}">${text.back}</a>`;
}

function providerPage(world: World, order: DepositRow, language: PageLanguage, context: Context): Markup {
  const text = texts[language];
  const back = returnAddress(world, context.req.query('return'), order.billNo);
  const { search } = new URL(context.req.url);
  const isPending = order.status === orderStatus.pending;
  const instant = (at: number) => formatDateTime(new Date(at).toISOString(), language);
  return page({
    title: `${text.provider} · ${order.billNo}`,
    language,
    stylesheets: ['/assets/pages.css'],
    body: html`<main class="narrow"><div class="sheet">
<p class="notice">${text.notice}</p>
<h1>${text.provider}</h1>
<p class="amount">${formatMoney(order.amount, language)}</p>
<dl><dt>${text.order}</dt><dd>${order.billNo}</dd><dt>${text.created}</dt><dd>${instant(order.createdAt)}</dd>
<dt>${text.expires}</dt><dd>${instant(order.expiresAt)}</dd></dl>
${isPending ? choices(order, `/pay/${order.billNo}${search}`, language) : outcome(order, language, back)}
</div></main>`,
  });
}

/** The payment provider's page: what a player sees after leaving the site to pay. Opened by the signed address of an order. */
export function providerRoutes(world: World): Hono {
  const app = new Hono();

  app.use(async (context, next) => {
    lockDown(context);
    await next();
  });

  function orderOf(context: Context): DepositRow | undefined {
    const billNo = context.req.param('bill_no') ?? '';
    if (!isPaySignature(world, billNo, context.req.query('s') ?? '')) return undefined;
    return findDeposit(world, billNo);
  }

  app.get('/:bill_no', (context) => {
    const order = orderOf(context);
    if (!order) return context.notFound();
    const language = pageLanguage(context.req.query('lang'), order.language);
    return context.html(providerPage(world, order, language, context));
  });

  app.post('/:bill_no', async (context) => {
    const order = orderOf(context);
    if (!order) return context.notFound();
    const language = pageLanguage(context.req.query('lang'), order.language);
    const form = await context.req.parseBody();
    inTransaction(world.db, () => {
      if (form.outcome === 'confirm') confirmDeposit(world, order.billNo);
      if (form.outcome === 'fail') failDeposit(world, order.billNo, texts[language].reason);
    });
    const { pathname, search } = new URL(context.req.url);
    return context.redirect(`${pathname}${search}`, 303);
  });

  return app;
}
