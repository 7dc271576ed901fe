import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor, type EventObject, SimulatedClock } from 'xstate';
import { buildWithdrawalReview } from '../../test/builds.ts';
import { happenings, type Running, run } from '../../test/chaos.ts';
import { account, failing, network, rules, withdrawal } from '../../test/fixtures.ts';
import { MoneyServer } from '../../test/money-server.ts';
import { type Call, settled } from '../../test/stage.ts';
import type { WithdrawalAttempt } from '../attempt.ts';
import type {
  CreateWithdrawalInput,
  FindWithdrawalInput,
  WithdrawalEvent,
} from './withdrawal-review.types.ts';
import { withdrawalReviewView } from './withdrawal-review.view.ts';

const events: readonly WithdrawalEvent[] = [
  { type: 'player.submit', draft: { amount: 5_000, account, rules } },
  { type: 'player.confirm', withdrawalPassword: '246810' },
  { type: 'player.confirm', withdrawalPassword: '246810' },
  { type: 'player.back' },
  { type: 'player.lookAgain' },
  { type: 'player.discard' },
  { type: 'player.another' },
  { type: 'page.focused' },
];

function attemptWith(key: string): WithdrawalAttempt {
  return { key, amount: 5_000, at: '2026-07-01T12:00:00.000Z', accountId: account.id };
}

function start(): Running & { readonly server: MoneyServer } {
  const decided = new Map<string, 'approved' | 'rejected'>();
  const recordOf = (key: string) => ({ ...withdrawal, billNo: key, status: decided.get(key) ?? 'pending' });
  const server = new MoneyServer(recordOf);
  const { machine, stage } = buildWithdrawalReview();
  const clock = new SimulatedClock();
  const storing = machine.provide({
    actions: {
      closeAttempt: (_, { key }) => server.close(key),
    },
  });
  const load = (billNo: string | null) =>
    createActor(storing, {
      input: {
        attempt: server.stored === null ? null : attemptWith(server.stored.key),
        billNo,
        passwordField: 'password',
        checkingPace: [0, 1_000],
        reviewPace: [1_000],
      },
      clock,
    }).start();
  let actor = load(null);
  let seen = 0;
  const view = () => withdrawalReviewView(actor.getSnapshot());
  return {
    server,
    stage,
    clock,
    send(event: EventObject) {
      if (event.type === 'player.discard' && view().kind === 'unknown') server.untold.clear();
      actor.send(event as WithdrawalEvent);
    },
    async answer(call: Call, pick: number) {
      if (call.name === 'openAttempt') return server.open(call, pick, attemptWith);
      if (call.name === 'createWithdrawal') {
        return server.answerSend(call, (call.input as CreateWithdrawalInput).attempt.key, pick);
      }
      const input = call.input as FindWithdrawalInput;
      if (input.by === 'attempt') return server.answerFind(call, input.attempt.key, pick);
      if (pick < 2 && !decided.has(input.billNo))
        decided.set(input.billNo, pick === 0 ? 'approved' : 'rejected');
      call.settle(pick > 7 ? failing(network) : { output: recordOf(input.billNo) });
      return settled();
    },
    reload() {
      const now = view();
      actor.stop();
      actor = load(now.kind === 'pendingReview' ? now.withdrawal.billNo : null);
    },
    check() {
      expect(server.breaches).toEqual([]);
      expect(actor.getSnapshot().status).not.toBe('error');
      expect(stage.open().length, 'one call at a time').toBeLessThanOrEqual(1);
      for (const call of stage.calls.slice(seen)) {
        if (call.name === 'createWithdrawal') server.sent((call.input as CreateWithdrawalInput).attempt.key);
      }
      seen = stage.calls.length;
      expect(server.sends, 'no key is sent twice').toEqual([...new Set(server.sends)]);
      const now = view();
      if (now.kind === 'approved' || now.kind === 'rejected') {
        expect(decided.get(now.withdrawal.billNo), 'only the server decides').toBe(now.kind);
      }
      if (now.kind === 'editing' || now.kind === 'confirming') {
        expect([...server.untold], 'no form while a withdrawal is undecided').toEqual([]);
      }
    },
  };
}

test('whatever happens in whatever order, a withdrawal is sent once and decided by the server', {
  timeout: 30_000,
}, async () => {
  const reached = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(happenings(events), async (list) => {
      const running = start();
      await run(running, list);
      for (const { name } of running.stage.calls) reached.set(name, (reached.get(name) ?? 0) + 1);
    }),
    { numRuns: 300 },
  );
  expect(reached.get('createWithdrawal')).toBeGreaterThan(50);
  expect(reached.get('findWithdrawal')).toBeGreaterThan(50);
});
