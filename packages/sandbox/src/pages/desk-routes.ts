import { type Context, Hono } from 'hono';
import { inTransaction } from '../world/database.ts';
import { confirmDeposit, failDeposit } from '../world/deposits.ts';
import { forceOffline } from '../world/force-offline.ts';
import { reviewWithdrawal } from '../world/withdrawals.ts';
import type { World } from '../world/world.ts';
import { deskPage } from './desk-page.ts';
import { lockDown } from './page.ts';

const loopbackNames = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** True when a foreign page can not be behind the request: not by a rebound name, not by a form of its own. */
function isFromHere(world: World, context: Context): boolean {
  const { host, hostname } = new URL(context.req.url);
  if (!loopbackNames.has(hostname) && host !== new URL(world.publicUrl).host) return false;
  if (context.req.method === 'GET') return true;
  const site = context.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const origin = context.req.header('origin');
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

export function deskRoutes(world: World): Hono {
  const app = new Hono();

  app.use(async (context, next) => {
    lockDown(context);
    if (!isFromHere(world, context)) return context.text('Forbidden', 403);
    await next();
  });

  app.get('/', (context) => context.html(deskPage(world)));

  app.post('/withdrawals/:bill_no', async (context) => {
    const { decision, reason } = await context.req.parseBody();
    const billNo = context.req.param('bill_no');
    const words = typeof reason === 'string' ? reason.trim() : '';
    if (decision === 'reject' && words === '') return context.text('A rejection needs a reason.', 422);
    inTransaction(world.db, () => {
      if (decision === 'approve') reviewWithdrawal(world, billNo, { decision });
      if (decision === 'reject') reviewWithdrawal(world, billNo, { decision, reason: words });
    });
    return context.redirect('/__desk', 303);
  });

  app.post('/deposits/:bill_no', async (context) => {
    const { status } = await context.req.parseBody();
    const billNo = context.req.param('bill_no');
    inTransaction(world.db, () => {
      if (status === 'success') confirmDeposit(world, billNo);
      if (status === 'failed') failDeposit(world, billNo, 'Pagamento não identificado');
    });
    return context.redirect('/__desk', 303);
  });

  app.post('/members/:name/force-offline', (context) => {
    inTransaction(world.db, () => forceOffline(world, context.req.param('name')));
    return context.redirect('/__desk', 303);
  });

  return app;
}
