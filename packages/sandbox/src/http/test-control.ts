import { type Context, Hono } from 'hono';
import { unpackArchive } from '../seeds/seed-archive.ts';
import { captchaAnswer } from '../world/captcha.ts';
import { isClockTime } from '../world/clock.ts';
import { inTransaction } from '../world/database.ts';
import { confirmDeposit, failDeposit } from '../world/deposits.ts';
import { emailCodeFor } from '../world/email-binding.ts';
import { forceOffline } from '../world/force-offline.ts';
import { isSame } from '../world/hashing.ts';
import { listLedger } from '../world/ledger.ts';
import { findMemberByName } from '../world/members.ts';
import { issueToken } from '../world/tokens.ts';
import { type ReviewDecision, reviewWithdrawal } from '../world/withdrawals.ts';
import type { World } from '../world/world.ts';
import type { CallLog } from './call-log.ts';
import { type Faults, faultKinds, findOperation, isFaultKind } from './faults.ts';

export interface TestControlOptions {
  readonly world: World;
  readonly key: string;
  readonly calls: CallLog;
  readonly faults: Faults;
  readonly reset: () => void;
}

async function fieldsOf(context: Context): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await context.req.json();
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** What an acceptance suite controls the sandbox with. Without the right `x-test-key` it does not exist. */
export function testControl({ world, key, calls, faults, reset }: TestControlOptions): Hono {
  const app = new Hono();
  const done = (context: Context, isDone: boolean) =>
    isDone ? context.json({ ok: true }) : context.json({ ok: false, message: 'nothing to change' }, 409);

  app.use(async (context, next) => {
    if (!isSame(context.req.header('x-test-key') ?? '', key)) return context.notFound();
    await next();
  });

  app.post('/reset', (context) => {
    reset();
    return context.json({ ok: true });
  });

  app.post('/clock', async (context) => {
    const { now } = await fieldsOf(context);
    const instant = Date.parse(textOf(now));
    if (!isClockTime(instant)) {
      return context.json({ message: 'now: an ISO instant of the years 1990 to 2200' }, 422);
    }
    world.clock.set(instant);
    return context.json({ now: new Date(world.clock.now()).toISOString() });
  });

  app.post('/session', async (context) => {
    const { member: name } = await fieldsOf(context);
    const member = findMemberByName(world, textOf(name));
    if (!member) return context.json({ message: 'no such member' }, 404);
    unpackArchive(world, member);
    return context.json({ token: issueToken(world, member.id).token });
  });

  app.post('/review', async (context) => {
    const { bill_no: billNo, decision, reason } = await fieldsOf(context);
    if (decision !== 'approve' && decision !== 'reject') {
      return context.json({ message: 'decision: approve or reject' }, 422);
    }
    const review: ReviewDecision =
      decision === 'approve' ? { decision } : { decision, reason: textOf(reason) };
    return done(
      context,
      inTransaction(world.db, () => reviewWithdrawal(world, textOf(billNo), review)),
    );
  });

  app.post('/provider-notify', async (context) => {
    const { bill_no: billNo, status } = await fieldsOf(context);
    if (status !== 'success' && status !== 'failed') {
      return context.json({ message: 'status: success or failed' }, 422);
    }
    const isDone = inTransaction(world.db, () =>
      status === 'success'
        ? confirmDeposit(world, textOf(billNo))
        : failDeposit(world, textOf(billNo), 'Pagamento não concluído'),
    );
    return done(context, isDone);
  });

  app.post('/force-offline', async (context) => {
    const { member } = await fieldsOf(context);
    return done(
      context,
      inTransaction(world.db, () => forceOffline(world, textOf(member))),
    );
  });

  app.get('/captcha/:key', (context) => {
    const answer = captchaAnswer(world, context.req.param('key'));
    return answer === null ? context.notFound() : context.json({ answer });
  });

  app.get('/email-code/:address', (context) => {
    const code = emailCodeFor(world, context.req.param('address'));
    return code === null ? context.notFound() : context.json({ code });
  });

  app.post('/fault', async (context) => {
    const { operation: name, kind, times } = await fieldsOf(context);
    const operation = findOperation(name);
    const isCount = times === undefined || (Number.isSafeInteger(times) && Number(times) > 0);
    if (operation === undefined)
      return context.json({ message: 'operation: an operation of the contract' }, 422);
    if (!isFaultKind(kind)) return context.json({ message: `kind: ${faultKinds.join(', ')}` }, 422);
    if (!isCount) return context.json({ message: 'times: a whole number above 0' }, 422);
    faults.set(operation, kind, times === undefined ? null : Number(times));
    return context.json({ faults: faults.list() });
  });

  app.get('/ledger', (context) => context.json(listLedger(world.db)));
  app.get('/calls', (context) => context.json(calls.list()));
  return app;
}
