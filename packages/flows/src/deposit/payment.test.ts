import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { failing, network, order, unauthenticated } from '../../test/fixtures.ts';
import { buildPayment } from '../../test/flows/payment.ts';
import { pass, settled } from '../../test/stage.ts';
import { type MoneyMoved, onMoneyMoved } from '../money-moved.ts';
import { paymentView } from './payment.view.ts';

/** The clock of the machine's timers, and the monotonic clock, which may run ahead of them while the device sleeps. */
function open() {
  const { machine, stage } = buildPayment();
  const clock = new SimulatedClock();
  const sleep = { milliseconds: 0 };
  const actor = createActor(machine, {
    input: {
      billNo: 'D1',
      allowedOrigins: ['https://pay.example.com'],
      now: () => clock.now() + sleep.milliseconds,
    },
    clock,
  }).start();
  const moved: MoneyMoved[] = [];
  onMoneyMoved(actor, (money) => moved.push(money));
  const view = () => paymentView(actor.getSnapshot());
  return { actor, stage, clock, sleep, moved, view };
}

function secondsOf(view: ReturnType<typeof paymentView>) {
  return view.kind === 'waiting' ? view.secondsLeft : view.kind;
}

test('counts down by the server clock, becomes overdue, and is paid when the server says so', async () => {
  const { stage, clock, view } = open();
  await stage.answer({ output: order });
  const seen: unknown[] = [secondsOf(view())];
  for (let second = 1; second <= 12; second += 1) {
    await pass(clock, 1_000);
    seen.push(secondsOf(view()));
    for (const call of stage.open()) {
      call.settle({
        output: { ...order, serverTime: new Date(Date.parse(order.serverTime) + clock.now()).toISOString() },
      });
    }
    await settled();
  }
  expect(seen).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 'overdue', 'overdue', 'overdue']);
  while (stage.open().length === 0) await pass(clock, 500);
  await stage.answer({ output: { ...order, status: 'approved' } });
  expect(view()).toMatchObject({ kind: 'paid', order: { billNo: 'D1' } });
});

test('after the device has slept the next tick knows how long', async () => {
  const { stage, clock, sleep, view } = open();
  await stage.answer({ output: order });
  sleep.milliseconds = 6_000;
  await pass(clock, 1_000);
  expect(secondsOf(view())).toBe(3);
});

test('looks after 3 seconds, less and less often, at once on focus, one look at a time', async () => {
  const { actor, stage, clock } = open();
  await stage.answer({ output: order });
  const gaps: number[] = [];
  for (let look = 0; look < 30; look += 1) {
    const before = clock.now();
    while (stage.open().length === 0) await pass(clock, 100, 100);
    gaps.push(clock.now() - before);
    await stage.answer({ output: order });
  }
  expect(gaps[0]).toBe(3_000);
  expect(gaps).toEqual(gaps.toSorted((a, b) => a - b));
  expect(gaps.at(-1)).toBe(30_000);
  actor.send({ type: 'page.focused' });
  actor.send({ type: 'page.focused' });
  actor.send({ type: 'player.lookAgain' });
  expect(stage.open().length).toBe(1);
  await stage.answer({ output: order });
  await pass(clock, 3_500);
  expect(stage.open().length).toBe(1);
});

test('a failed look marks the order stale and never makes it failed; a 429 is waited for', async () => {
  const { actor, stage, clock, view } = open();
  await stage.answer({ output: order });
  actor.send({ type: 'page.focused' });
  await stage.answer(failing(network));
  expect(view()).toMatchObject({ kind: 'waiting', isStale: true });
  actor.send({ type: 'page.focused' });
  expect(view()).toMatchObject({ kind: 'waiting', isStale: true });
  await stage.answer(failing({ kind: 'rateLimited', retryAfterSeconds: 60 }));
  await pass(clock, 59_000);
  expect(stage.open()).toEqual([]);
  expect(view()).toMatchObject({ kind: 'overdue', isStale: true });
  await pass(clock, 1_000);
  await stage.answer({ output: order });
  expect(view()).toMatchObject({ kind: 'waiting', isStale: false, secondsLeft: 10 });
});

test('logged out it rests until the page is in front again', async () => {
  const { actor, stage, clock, view } = open();
  await stage.answer({ output: order });
  actor.send({ type: 'page.focused' });
  await stage.answer(failing(unauthenticated));
  await pass(clock, 600_000, 10_000);
  expect(stage.open()).toEqual([]);
  actor.send({ type: 'page.focused' });
  await stage.answer({ output: { ...order, status: 'rejected', reason: 'Conta inválida' } });
  expect(view()).toMatchObject({ kind: 'rejected', order: { reason: 'Conta inválida' } });
});

test('an order without an end waits without a count', async () => {
  const { stage, clock, view } = open();
  await stage.answer({ output: { ...order, expiresAt: null } });
  await pass(clock, 2_000);
  expect(view()).toMatchObject({ kind: 'waiting', secondsLeft: null });
});

test('an order that is known has its attempt closed, once', async () => {
  const { actor, stage } = open();
  await stage.answer({ output: order });
  actor.send({ type: 'page.focused' });
  await stage.answer({ output: order });
  expect(stage.effects).toEqual(['closeAttempt stored-key']);
});

test('money has moved when the order is paid, not before', async () => {
  const { actor, stage, moved } = open();
  await stage.answer({ output: order });
  expect(moved).toEqual([]);
  actor.send({ type: 'page.focused' });
  await stage.answer({ output: { ...order, status: 'approved' } });
  expect(moved).toEqual([{ type: 'money.moved', billNo: 'D1', isSettled: true }]);
});

test.each([
  [null, null],
  ['https://pay.example.com/d/1', { host: 'pay.example.com', url: 'https://pay.example.com/d/1' }],
  ['https://pay.example.com.evil.org/d/1', { host: 'pay.example.com.evil.org', url: null }],
])('a provider at %s is named, its page opened only if it may be', async (payUrl, provider) => {
  const { stage, view } = open();
  await stage.answer({ output: { ...order, payUrl } });
  expect(view()).toMatchObject({ kind: 'waiting', provider });
});
