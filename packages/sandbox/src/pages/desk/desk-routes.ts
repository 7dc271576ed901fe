import { type Context, Hono } from 'hono';
import { type Faults, findOperation, isFaultKind } from '../../http/faults.ts';
import { announce, endAnnouncement } from '../../world/announcements.ts';
import { inTransaction } from '../../world/database.ts';
import { confirmDeposit, failDeposit } from '../../world/deposits.ts';
import { forceOffline } from '../../world/force-offline.ts';
import { sendMessage } from '../../world/member-messages.ts';
import { findMemberByName, updateMember } from '../../world/members.ts';
import { notifyInWords } from '../../world/notifications.ts';
import { cancelReward } from '../../world/promotions/cancel-reward.ts';
import { reviewWithdrawal } from '../../world/withdrawals.ts';
import type { World } from '../../world/world.ts';
import { lockDown, pageLanguage } from '../page.ts';
import { moveClock } from './clock-form.ts';
import { isFromHere } from './desk-guard.ts';
import { deskPage } from './desk-page.ts';
import { openDesk } from './desk-parts.ts';
import { deskTexts } from './desk-texts.ts';

function languageOf(context: Context) {
  return pageLanguage(context.req.query('lang'), 'en');
}

function toDesk(context: Context): Response {
  return context.redirect(`/__desk?lang=${languageOf(context)}`, 303);
}

async function wordsOf(context: Context): Promise<(field: string) => string> {
  const fields = await context.req.parseBody();
  return (field) => {
    const value = fields[field];
    return typeof value === 'string' ? value.trim() : '';
  };
}

export function deskRoutes(world: World, faults: Faults): Hono {
  const app = new Hono();
  const refused = (context: Context) => context.text(deskTexts[languageOf(context)].fieldsNeeded, 422);

  app.use(async (context, next) => {
    lockDown(context);
    if (!isFromHere(world, context)) return context.text('Forbidden', 403);
    await next();
  });

  app.get('/', (context) => {
    const rewardsOf = (context.req.query('rewards_of') ?? '').trim();
    return context.html(deskPage(openDesk(world, languageOf(context)), faults, rewardsOf));
  });

  app.post('/withdrawals/:bill_no', async (context) => {
    const words = await wordsOf(context);
    const billNo = context.req.param('bill_no');
    const decision = words('decision');
    const reason = words('reason');
    if (decision === 'reject' && reason === '') {
      return context.text(deskTexts[languageOf(context)].reasonNeeded, 422);
    }
    inTransaction(world.db, () => {
      if (decision === 'approve') reviewWithdrawal(world, billNo, { decision });
      if (decision === 'reject') reviewWithdrawal(world, billNo, { decision, reason });
    });
    return toDesk(context);
  });

  app.post('/deposits/:bill_no', async (context) => {
    const status = (await wordsOf(context))('status');
    const billNo = context.req.param('bill_no');
    inTransaction(world.db, () => {
      if (status === 'success') confirmDeposit(world, billNo);
      if (status === 'failed') failDeposit(world, billNo, 'Pagamento não identificado');
    });
    return toDesk(context);
  });

  app.post('/rewards/:bill_no', async (context) => {
    const reason = (await wordsOf(context))('reason');
    if (reason === '') return context.text(deskTexts[languageOf(context)].reasonNeeded, 422);
    inTransaction(world.db, () => cancelReward(world, context.req.param('bill_no'), reason));
    return toDesk(context);
  });

  app.post('/members/:name/force-offline', (context) => {
    inTransaction(world.db, () => forceOffline(world, context.req.param('name')));
    return toDesk(context);
  });

  app.post('/members/:name/block', (context) => {
    const member = findMemberByName(world, context.req.param('name'));
    if (member) inTransaction(world.db, () => updateMember(world, member.id, { status: -member.status }));
    return toDesk(context);
  });

  app.post('/write', async (context) => {
    const words = await wordsOf(context);
    const [title, content] = [words('title'), words('content')];
    const member = findMemberByName(world, words('member'));
    if (!member || title === '' || content === '') return refused(context);
    if (words('as') === 'message') sendMessage(world, member.id, title, content);
    else notifyInWords(world, member.id, title, content);
    return toDesk(context);
  });

  app.post('/announcements', async (context) => {
    const words = await wordsOf(context);
    const pt = { title: words('title_pt'), content: words('content_pt') };
    const en = { title: words('title_en'), content: words('content_en') };
    const url = words('url');
    const isPath = url === '' || /^\/(?!\/)[^\s\\]*$/.test(url);
    if (pt.title === '' || pt.content === '' || !isPath) return refused(context);
    const texts = en.title === '' || en.content === '' ? { pt } : { pt, en };
    announce(world, { texts, url: url || null, isPopup: words('popup') === '1' });
    return toDesk(context);
  });

  app.post('/announcements/:id/end', (context) => {
    endAnnouncement(world, Number(context.req.param('id')));
    return toDesk(context);
  });

  app.post('/clock', async (context) => {
    return moveClock(world.clock, await wordsOf(context)) ? toDesk(context) : refused(context);
  });

  app.post('/faults', async (context) => {
    const words = await wordsOf(context);
    const [operation, kind, times] = [findOperation(words('operation')), words('kind'), words('times')];
    if (operation === undefined || !isFaultKind(kind) || !/^([1-9]\d{0,3})?$/.test(times)) {
      return refused(context);
    }
    faults.set(operation, kind, times === '' ? null : Number(times));
    return toDesk(context);
  });

  app.post('/faults/end', async (context) => {
    const operation = findOperation((await wordsOf(context))('operation'));
    if (operation === undefined) return refused(context);
    faults.clear(operation);
    return toDesk(context);
  });

  return app;
}
