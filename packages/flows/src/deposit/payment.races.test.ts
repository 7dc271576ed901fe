import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor, type EventObject, SimulatedClock } from 'xstate';
import { buildPayment } from '../../test/builds.ts';
import { happenings, pickFrom, type Running, run } from '../../test/chaos.ts';
import { failing, network, notFound, order, unauthenticated } from '../../test/fixtures.ts';
import { type Call, settled } from '../../test/stage.ts';
import type { PaymentEvent } from './payment.types.ts';
import { paymentView } from './payment.view.ts';

const events: readonly PaymentEvent[] = [
  { type: 'page.focused' },
  { type: 'player.lookAgain' },
  { type: 'player.retry' },
];

function start(): Running & { readonly seen: Set<string> } {
  const { machine, stage } = buildPayment();
  const clock = new SimulatedClock();
  const seen = new Set<string>();
  const load = () => createActor(machine, { input: { billNo: 'D1', now: () => clock.now() }, clock }).start();
  let actor = load();
  let heard = new Set<string>();
  return {
    stage,
    clock,
    seen,
    send: (event: EventObject) => actor.send(event as PaymentEvent),
    async answer(call: Call, pick: number) {
      const serverTime = new Date(Date.parse(order.serverTime) + clock.now()).toISOString();
      const status = pick === 0 ? 'approved' : pick === 1 ? 'rejected' : 'pending';
      const answer = { output: { ...order, serverTime, status } } as const;
      const problem = pickFrom([network, unauthenticated, notFound], pick);
      if (pick < 7) heard.add(status);
      call.settle(pick < 7 ? answer : failing(problem));
      await settled();
    },
    reload() {
      actor.stop();
      heard = new Set();
      actor = load();
    },
    check() {
      expect(stage.open().length, 'one look at a time').toBeLessThanOrEqual(1);
      const view = paymentView(actor.getSnapshot());
      seen.add(view.kind);
      if (view.kind === 'paid') expect(heard).toContain('approved');
      if (view.kind === 'rejected') expect(heard).toContain('rejected');
      if (heard.size > 0)
        expect(['failed', 'notFound', 'loading'], 'a known order stays').not.toContain(view.kind);
      if (view.kind === 'waiting') expect(view.secondsLeft).toBeGreaterThan(0);
    },
  };
}

test('whatever happens in whatever order, only the server settles an order', {
  timeout: 30_000,
}, async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(happenings(events), async (list) => {
      const running = start();
      await run(running, list);
      for (const kind of running.seen) seen.add(kind);
    }),
    { numRuns: 200 },
  );
  expect([...seen].sort()).toEqual([
    'failed',
    'loading',
    'notFound',
    'overdue',
    'paid',
    'rejected',
    'waiting',
  ]);
});
