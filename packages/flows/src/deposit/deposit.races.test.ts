import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor, type EventObject, SimulatedClock } from 'xstate';
import { buildDeposit } from '../../test/builds.ts';
import { happenings, type Running, run } from '../../test/chaos.ts';
import { channel, depositInput, order } from '../../test/fixtures.ts';
import { MoneyServer } from '../../test/money-server.ts';
import type { DepositAttempt } from '../attempt.ts';
import type { CreateDepositInput, DepositEvent, FindOrderInput } from './deposit.types.ts';
import { depositView } from './deposit.view.ts';

const allowedOrigins = ['https://pay.example.com'];
const events: readonly DepositEvent[] = [
  { type: 'player.submit', input: depositInput },
  { type: 'player.submit', input: depositInput },
  { type: 'player.lookAgain' },
  // The rare road, so that random runs do take it.
  { type: 'player.sendSame' },
  { type: 'player.sendSame' },
  { type: 'player.sendSame' },
  { type: 'player.sendSame' },
  { type: 'player.discard' },
  { type: 'player.leave' },
  { type: 'player.openOrder' },
];

function attemptWith(key: string): DepositAttempt {
  return { key, amount: depositInput.amount, at: '2026-07-01T12:00:00.000Z', channel };
}

function start(): Running & { readonly server: MoneyServer; repeats: number } {
  const server = new MoneyServer((key) => ({
    ...order,
    billNo: key,
    idempotencyKey: key,
    payUrl: key.endsWith('1') ? 'https://pay.example.com/1' : null,
  }));
  const { machine, stage } = buildDeposit();
  const clock = new SimulatedClock();
  const storing = machine.provide({
    actions: {
      closeAttempt: (_, { key }) => server.close(key),
    },
  });
  const load = () =>
    createActor(storing, {
      input: {
        attempt: server.stored === null ? null : attemptWith(server.stored.key),
        allowedOrigins,
        checkingPace: [0, 1_000],
      },
      clock,
    }).start();
  let actor = load();
  let seen = 0;
  const running = {
    server,
    stage,
    clock,
    repeats: 0,
    send(event: EventObject) {
      const { kind } = depositView(actor.getSnapshot());
      if (event.type === 'player.discard' && kind === 'unknown') server.untold.clear();
      if (event.type === 'player.sendSame' && kind === 'unknown') running.repeats += 1;
      actor.send(event as DepositEvent);
    },
    async answer(call: (typeof stage.calls)[number], pick: number) {
      if (call.name === 'openAttempt') return server.open(call, pick, attemptWith);
      const { key } = (call.input as CreateDepositInput | FindOrderInput).attempt;
      return call.name === 'createDeposit'
        ? server.answerSend(call, key, pick)
        : server.answerFind(call, key, pick);
    },
    reload() {
      actor.stop();
      actor = load();
    },
    check() {
      expect(server.breaches).toEqual([]);
      expect(actor.getSnapshot().status).not.toBe('error');
      expect(stage.open().length, 'one call at a time').toBeLessThanOrEqual(1);
      for (const call of stage.calls.slice(seen)) {
        if (call.name === 'createDeposit') server.sent((call.input as CreateDepositInput).attempt.key);
      }
      seen = stage.calls.length;
      expect(
        server.sends.length - new Set(server.sends).size,
        'a key is sent again only at a wish',
      ).toBeLessThanOrEqual(running.repeats);
      // The route goes on to the payment step; the player comes back for another deposit.
      if (actor.getSnapshot().status === 'done') running.reload();
      const view = depositView(actor.getSnapshot());
      if (view.kind === 'editing')
        expect([...server.untold], 'no form while an order is undecided').toEqual([]);
    },
  };
  return running;
}

test('whatever happens in whatever order, no money is asked for twice behind the player', {
  timeout: 30_000,
}, async () => {
  let sends = 0;
  let repeats = 0;
  await fc.assert(
    fc.asyncProperty(happenings(events), async (list) => {
      const running = start();
      await run(running, list);
      sends += running.server.sends.length;
      repeats += running.repeats;
    }),
    { numRuns: 400 },
  );
  expect(sends).toBeGreaterThan(100);
  expect(repeats).toBeGreaterThan(0);
});
