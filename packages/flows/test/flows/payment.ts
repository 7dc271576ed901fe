import { expect } from 'vitest';
import type { AnyMachineSnapshot, SimulatedClock } from 'xstate';
import { orderWatchMachine, paymentMachine } from '../../src/deposit/payment.machine.ts';
import type { PaymentEvent } from '../../src/deposit/payment.types.ts';
import { paymentView } from '../../src/deposit/payment.view.ts';
import { watchActorsOf } from '../../src/watch/watch.actors.ts';
import { failing, network, notFound, order, unauthenticated } from '../fixtures.ts';
import type { FlowEntry } from '../flow-entry.ts';
import { pickFrom, type World } from '../races.ts';
import { type Call, Stage } from '../stage.ts';

export function buildPayment() {
  const stage = new Stage();
  const machine = paymentMachine.provide({
    actors: {
      watch: orderWatchMachine.provide({
        actors: stage.actors(watchActorsOf<typeof order>(), { readRecord: 'loadOrder' }),
      }),
    },
    actions: { closeAttempt: stage.closeAttempt() },
  });
  return { machine, stage };
}

const allowedOrigins = ['https://pay.example.com'];

/** One look at a time; a known record's attempt is no longer looked for. */
function checkPath(stage: Stage) {
  const open = stage.named('loadOrder').filter((call) => call.state === 'open');
  expect(open.length).toBeLessThanOrEqual(1);
  expect(stage.effects.length).toBeLessThanOrEqual(1);
}

class PaymentWorld implements World {
  private heard = new Set<string>();

  build() {
    return buildPayment();
  }

  input(_: unknown, clock: SimulatedClock) {
    this.heard = new Set();
    return { billNo: 'D1', now: () => clock.now(), allowedOrigins };
  }

  answer(call: Call, pick: number, clock: SimulatedClock) {
    const serverTime = new Date(Date.parse(order.serverTime) + clock.now()).toISOString();
    const status = pick === 0 ? 'approved' : pick === 1 ? 'rejected' : 'pending';
    const problem = pickFrom([network, unauthenticated, notFound], pick);
    if (pick < 7) this.heard.add(status);
    call.settle(pick < 7 ? { output: { ...order, serverTime, status } } : failing(problem));
  }

  check(snapshot: AnyMachineSnapshot) {
    const view = paymentView(snapshot);
    if (view.kind === 'paid') expect(this.heard).toContain('approved');
    if (view.kind === 'rejected') expect(this.heard).toContain('rejected');
    if (this.heard.size > 0)
      expect(['failed', 'notFound', 'loading'], 'a known order stays').not.toContain(view.kind);
    if (view.kind === 'waiting') expect(view.secondsLeft).toBeGreaterThan(0);
  }
}

const events: readonly PaymentEvent[] = [
  { type: 'page.focused' },
  { type: 'player.lookAgain' },
  { type: 'player.retry' },
];

export const payment: FlowEntry = {
  name: 'payment',
  folder: 'deposit',
  machine: paymentMachine,
  paths: {
    build: buildPayment,
    inputs: [{ billNo: 'D1', now: () => 0, allowedOrigins, pace: [1_000] }],
    playerEvents: events,
    outcomes: {
      loadOrder: [
        { output: order },
        { output: { ...order, expiresAt: null, idempotencyKey: null } },
        { output: { ...order, expiresAt: order.serverTime } },
        { output: { ...order, status: 'approved' } },
        { output: { ...order, status: 'rejected', reason: 'Conta inválida' } },
        { output: { ...order, status: 'unknown' } },
        failing(network),
        failing(notFound),
        failing(unauthenticated),
      ],
    },
    view: paymentView,
    check: checkPath,
    moves: [
      'failed --player.retry--> loading',
      'loading --done loading--> overdue',
      'loading --done loading--> paid',
      'loading --done loading--> rejected',
      'loading --done loading--> unknown',
      'loading --done loading--> waiting',
      'loading --error loading--> failed',
      'loading --error loading--> notFound',
      'notFound --player.retry--> loading',
      'overdue --done looking--> paid',
      'overdue --done looking--> rejected',
      'overdue --done looking--> unknown',
      'overdue --done looking--> waiting',
      'unknown --done looking--> overdue',
      'unknown --done looking--> paid',
      'unknown --done looking--> rejected',
      'unknown --done looking--> waiting',
      'waiting --done looking--> overdue',
      'waiting --done looking--> paid',
      'waiting --done looking--> rejected',
      'waiting --done looking--> unknown',
    ],
  },
  races: {
    events,
    runs: 200,
    world: () => new PaymentWorld(),
    view: paymentView,
    reached: { loadOrder: 0 },
    seen: ['failed', 'loading', 'notFound', 'overdue', 'paid', 'rejected', 'waiting'],
  },
};
