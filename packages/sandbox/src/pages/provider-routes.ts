import { type Context, Hono } from 'hono';
import { messageLanguage } from '../messages/translate.ts';
import { inTransaction } from '../world/database.ts';
import {
  confirmDeposit,
  type DepositRow,
  failDeposit,
  findDeposit,
  isPaySignature,
  paymentStep,
} from '../world/deposits.ts';
import type { World } from '../world/world.ts';
import { lockDown } from './page.ts';
import { providerPage } from './provider-page.ts';

/** The address that is asked for, if it belongs to one of the sites. */
function siteAddress({ siteOrigins }: World, asked: string | undefined): string | null {
  if (asked === undefined || !URL.canParse(asked)) return null;
  const url = new URL(asked);
  return siteOrigins.includes(url.origin) ? url.href : null;
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

  /** The language that is asked for, else that of the site when the order was made. */
  function languageOf(context: Context, order: DepositRow) {
    return messageLanguage(context.req.query('lang') ?? order.language);
  }

  app.get('/:bill_no', (context) => {
    const order = orderOf(context);
    if (!order) return context.notFound();
    const own = new URL(context.req.url);
    const asked = siteAddress(world, context.req.query('return'));
    if (asked === null) own.searchParams.delete('return');
    const back = asked ?? paymentStep(world.siteOrigins[0] ?? '', order.billNo);
    const language = languageOf(context, order);
    return context.html(providerPage({ order, language, now: world.clock.now(), back, own }));
  });

  app.post('/:bill_no', async (context) => {
    const order = orderOf(context);
    if (!order) return context.notFound();
    const form = await context.req.parseBody();
    inTransaction(world.db, () => {
      if (form.outcome === 'confirm') confirmDeposit(world, order.billNo);
      if (form.outcome === 'fail') failDeposit(world, order.billNo, 'notCompleted');
    });
    const { pathname, search } = new URL(context.req.url);
    return context.redirect(`${pathname}${search}`, 303);
  });

  return app;
}
