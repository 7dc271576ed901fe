import { expect } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { attemptActorsOf } from '../../src/attempt/attempt.actors.ts';
import type { Trace } from '../../src/attempt/attempt.types.ts';
import { watchActorsOf } from '../../src/watch/watch.actors.ts';
import {
  reviewWatchMachine,
  withdrawalAttemptMachine,
  withdrawalReviewMachine,
} from '../../src/withdrawal-review/withdrawal-review.machine.ts';
import type {
  WithdrawalAttempt,
  WithdrawalEvent,
  WithdrawalKind,
} from '../../src/withdrawal-review/withdrawal-review.types.ts';
import { withdrawalReviewView } from '../../src/withdrawal-review/withdrawal-review.view.ts';
import {
  account,
  failing,
  network,
  refused,
  rules,
  unauthenticated,
  withdrawal,
  withdrawalAttempt,
} from '../fixtures.ts';
import type { FlowEntry } from '../flow-entry.ts';
import { MoneyServer } from '../money-server.ts';
import type { World } from '../races.ts';
import { type Call, Stage } from '../stage.ts';

/** The flow on a stage; `close` is what becomes of a closed attempt. */
export function buildWithdrawalReview(close?: (key: string) => void) {
  const stage = new Stage();
  const machine = withdrawalReviewMachine.provide({
    actors: {
      attempt: withdrawalAttemptMachine.provide({
        actors: stage.actors(attemptActorsOf<WithdrawalKind>(), {
          sendAttempt: 'createWithdrawal',
          findRecord: 'findWithdrawal',
        }),
        actions: { closeAttempt: stage.closeAttempt(close) },
      }),
      watch: reviewWatchMachine.provide({
        actors: stage.actors(watchActorsOf<typeof withdrawal>(), { readRecord: 'findWithdrawal' }),
      }),
    },
  });
  return { machine, stage };
}

/** One send for each key that was stored; a withdrawal is never sent again. */
function checkPath(stage: Stage) {
  const stored = stage.named('openAttempt').filter((call) => call.state === 'answered');
  expect(stage.named('createWithdrawal').length).toBeLessThanOrEqual(stored.length);
}

class WithdrawalWorld implements World {
  private readonly decided = new Map<string, 'approved' | 'rejected'>();
  private readonly server = new MoneyServer((key) => this.recordOf(key));

  build() {
    return buildWithdrawalReview((key) => this.server.close(key));
  }

  input(last: AnyMachineSnapshot | null) {
    const now = last === null ? null : withdrawalReviewView(last);
    const { stored } = this.server;
    return {
      attempt: stored === null ? null : attemptWith(stored.key),
      billNo: now?.kind === 'pendingReview' ? now.withdrawal.billNo : null,
      checkingPace: [0, 1_000],
      reviewPace: [1_000],
    };
  }

  send(event: AnyEventObject, tell: (event: AnyEventObject) => void, look: () => AnyMachineSnapshot) {
    const { kind } = withdrawalReviewView(look());
    if (event.type === 'player.discard' && kind === 'unknown') this.server.untold.clear();
    tell(event);
  }

  answer(call: Call, pick: number) {
    const { server, decided } = this;
    if (call.name === 'openAttempt') return server.open(call, pick, attemptWith);
    if (call.name === 'createWithdrawal') {
      const { key } = (call.input as { readonly attempt: WithdrawalAttempt }).attempt;
      return server.answerSend(call, key, pick);
    }
    const trace = call.input as Trace;
    if (trace.by === 'attempt') return server.answerFind(call, trace.attempt.key, pick);
    const { billNo } = trace;
    if (pick < 2 && !decided.has(billNo)) decided.set(billNo, pick === 0 ? 'approved' : 'rejected');
    return call.settle(pick > 7 ? failing(network) : { output: this.recordOf(billNo) });
  }

  check(snapshot: AnyMachineSnapshot, stage: Stage) {
    const { server } = this;
    server.check(stage, 'createWithdrawal');
    expect(server.sends, 'no key is sent twice').toEqual([...new Set(server.sends)]);
    const now = withdrawalReviewView(snapshot);
    if (now.kind === 'approved' || now.kind === 'rejected') {
      expect(this.decided.get(now.withdrawal.billNo), 'only the server decides').toBe(now.kind);
    }
    if (now.kind === 'editing' || now.kind === 'confirming') {
      expect([...server.untold], 'no form while a withdrawal is undecided').toEqual([]);
    }
  }

  private recordOf(key: string) {
    return { ...withdrawal, billNo: key, status: this.decided.get(key) ?? 'pending' };
  }
}

function attemptWith(key: string): WithdrawalAttempt {
  return { key, amount: 5_000, at: '2026-07-01T12:00:00.000Z', accountId: account.id };
}

const submit: WithdrawalEvent = {
  type: 'player.submit',
  draft: { amount: 5_000, account, remark: '', rules },
};
const confirm: WithdrawalEvent = { type: 'player.confirm', withdrawalPassword: '246810' };
const presses: readonly WithdrawalEvent[] = [
  submit,
  confirm,
  { type: 'player.back' },
  { type: 'player.stopWaiting' },
  { type: 'player.lookAgain' },
  { type: 'player.discard' },
  { type: 'player.another' },
  { type: 'page.focused' },
];
const paces = { checkingPace: [0], reviewPace: [1_000] };

export const withdrawalReview: FlowEntry = {
  name: 'withdrawal review',
  folder: 'withdrawal-review',
  machine: withdrawalReviewMachine,
  paths: {
    build: () => buildWithdrawalReview(),
    inputs: [
      { attempt: null, ...paces },
      { attempt: withdrawalAttempt, ...paces },
      { attempt: null, billNo: 'W1', ...paces },
    ],
    playerEvents: presses,
    outcomes: {
      openAttempt: [{ output: withdrawalAttempt }, failing(network)],
      createWithdrawal: [
        { output: withdrawal },
        { output: { ...withdrawal, status: 'approved' } },
        { output: { ...withdrawal, status: 'rejected', reason: 'Titular diferente' } },
        failing(network),
        failing(refused),
        failing(unauthenticated),
        failing({ kind: 'invalid', fields: { withdrawalPassword: 'errada' } }),
        failing({ kind: 'invalid', fields: { amount: 'baixo' } }),
      ],
      findWithdrawal: [
        { output: null },
        { output: withdrawal },
        { output: { ...withdrawal, status: 'approved' } },
        { output: { ...withdrawal, status: 'rejected', reason: 'Titular diferente' } },
        failing(network),
        failing(unauthenticated),
      ],
    },
    view: withdrawalReviewView,
    check: checkPath,
    moves: [
      'approved --player.another--> editing',
      'checking --done looking--> approved',
      'checking --done looking--> pendingReview',
      'checking --done looking--> rejected',
      'checking --done looking--> unknown',
      'checking --error looking--> unknown',
      'confirming --player.back--> editing',
      'confirming --player.confirm--> submitting',
      'editing --player.submit--> confirming',
      'pendingReview --done looking--> approved',
      'pendingReview --done looking--> rejected',
      'pendingReview --player.another--> editing',
      'rejected --player.another--> editing',
      'submitting --done sending--> approved',
      'submitting --done sending--> pendingReview',
      'submitting --done sending--> rejected',
      'submitting --error opening--> confirming',
      'submitting --error sending--> checking',
      'submitting --error sending--> confirming',
      'submitting --error sending--> editing',
      'submitting --player.stopWaiting--> checking',
      'unknown --player.discard--> editing',
      'unknown --player.lookAgain--> checking',
    ],
  },
  races: {
    events: [...presses, confirm],
    runs: 600,
    world: () => new WithdrawalWorld(),
    view: withdrawalReviewView,
    reached: { createWithdrawal: 50, findWithdrawal: 50 },
  },
};
