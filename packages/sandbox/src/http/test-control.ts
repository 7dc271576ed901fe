import { type Context, Hono } from 'hono';
import { catalogue } from '../catalogue/catalogue.ts';
import { endOf, runningFlight } from '../crash/flights.ts';
import { isPlayable } from '../engines/playable.ts';
import { voidBet } from '../engines/void-bet.ts';
import { liveTableOf } from '../roulette/live-tables.ts';
import { isTableOrder, orderTable } from '../roulette/table-orders.ts';
import { unpackArchive } from '../seeds/seed-archive.ts';
import { newBillNumber } from '../world/bill-number.ts';
import { captchaAnswer } from '../world/captcha.ts';
import { isClockTime } from '../world/clock.ts';
import { inTransaction } from '../world/database.ts';
import { confirmDeposit, failDeposit } from '../world/deposits.ts';
import { emailCodeFor } from '../world/email-binding.ts';
import { forceOffline } from '../world/force-offline.ts';
import { isSame } from '../world/hashing.ts';
import { balanceOf, listLedger, walletOf } from '../world/ledger.ts';
import { findMemberByName } from '../world/members.ts';
import { passwordCodeFor } from '../world/password-reset.ts';
import { accrueRebate } from '../world/promotions/rebates.ts';
import { randomHex } from '../world/random.ts';
import { recordRound } from '../world/rounds.ts';
import { issueToken } from '../world/tokens.ts';
import { readWithdrawalHours, setWithdrawalHours } from '../world/withdrawal-hours.ts';
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

  app.post('/withdrawal-hours', async (context) => {
    const { from, to } = await fieldsOf(context);
    const hours = readWithdrawalHours(from, to);
    if (hours === null) return context.json({ message: 'from, to: hours of the day, 0 to 24' }, 422);
    setWithdrawalHours(world, hours);
    return context.json(hours);
  });

  app.post('/rebate', async (context) => {
    const { member: name, stake } = await fieldsOf(context);
    const member = findMemberByName(world, textOf(name));
    if (!member) return context.json({ message: 'no such member' }, 404);
    if (!Number.isSafeInteger(stake)) return context.json({ message: 'stake: centavos' }, 422);
    const bets = { memberId: member.id, gameType: 'slots', stake: Number(stake) } as const;
    inTransaction(world.db, () => accrueRebate(world, { ...bets, item: newBillNumber(world, 'B') }));
    return context.json({ ok: true });
  });

  app.post('/loss', async (context) => {
    const { member: name, stake, at } = await fieldsOf(context);
    const member = findMemberByName(world, textOf(name));
    const game = catalogue().games.find((one) => one.isOpen && isPlayable(one));
    if (!member || !game) return context.json({ message: 'no such member' }, 404);
    const instant = Date.parse(textOf(at));
    const left = balanceOf(world.db, walletOf(member.id));
    if (!isClockTime(instant) || !Number.isSafeInteger(stake) || Number(stake) < 1 || Number(stake) > left)
      return context.json({ message: 'at: an ISO instant; stake: centavos that the member has' }, 422);
    const round = { key: randomHex(12), stake: Number(stake), win: 0 };
    inTransaction(world.db, () => recordRound(world, member, game, round, instant));
    return context.json({ ok: true });
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
        : failDeposit(world, textOf(billNo), 'notCompleted'),
    );
    return done(context, isDone);
  });

  app.get('/flight/:game_code', (context) => {
    const flight = runningFlight(world, context.req.param('game_code'));
    if (flight === undefined) return context.notFound();
    const { number, takesOffAt, crashesAt, point } = flight;
    const instant = (at: number) => new Date(at).toISOString();
    return context.json({
      number,
      point,
      now: instant(world.clock.now()),
      takes_off_at: instant(takesOffAt),
      crashes_at: instant(crashesAt),
      ends_at: instant(endOf(flight)),
    });
  });

  app.post('/void-bet', async (context) => {
    const { round } = await fieldsOf(context);
    return done(
      context,
      inTransaction(world.db, () => voidBet(world, Number(round))),
    );
  });

  app.post('/force-offline', async (context) => {
    const { member } = await fieldsOf(context);
    return done(
      context,
      inTransaction(world.db, () => forceOffline(world, textOf(member))),
    );
  });

  app.post('/live-table', async (context) => {
    const { game_code: code, state } = await fieldsOf(context);
    const game = catalogue().find(textOf(code));
    const table = game && liveTableOf(game);
    if (!table) return context.json({ message: 'no such table' }, 404);
    const order = textOf(state);
    if (!isTableOrder(order)) return context.json({ message: 'state: open, full or offline' }, 422);
    inTransaction(world.db, () => orderTable(world, table, order));
    return context.json({ ok: true });
  });

  app.get('/captcha/:key', (context) => {
    const answer = captchaAnswer(world, context.req.param('key'));
    return answer === null ? context.notFound() : context.json({ answer });
  });

  app.get('/email-code/:address', (context) => {
    const code = emailCodeFor(world, context.req.param('address'));
    return code === null ? context.notFound() : context.json({ code });
  });

  app.get('/password-code/:name', (context) => {
    const code = passwordCodeFor(world, context.req.param('name'));
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
