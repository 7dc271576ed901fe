import { expect } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { attemptActorsOf } from '../../src/attempt/attempt.actors.ts';
import { depositAttemptMachine, depositMachine } from '../../src/deposit/deposit.machine.ts';
import type { DepositAttempt, DepositEvent, DepositKind } from '../../src/deposit/deposit.types.ts';
import { depositView } from '../../src/deposit/deposit.view.ts';
import {
  channel,
  depositAttempt,
  depositInput,
  failing,
  network,
  order,
  refused,
  unauthenticated,
} from '../fixtures.ts';
import type { FlowEntry } from '../flow-entry.ts';
import { MoneyServer } from '../money-server.ts';
import type { World } from '../races.ts';
import { type Call, Stage } from '../stage.ts';

/** The flow on a stage; `close` is what becomes of a closed attempt. */
export function buildDeposit(close?: (key: string) => void) {
  const stage = new Stage();
  const closeAttempt = (_: unknown, { key }: { readonly key: string }) =>
    close ? close(key) : stage.note('closeAttempt', key);
  const machine = depositMachine.provide({
    actors: {
      attempt: depositAttemptMachine.provide({
        actors: stage.actors(attemptActorsOf<DepositKind>(), {
          sendAttempt: 'createDeposit',
          findRecord: 'findOrder',
        }),
        actions: { closeAttempt },
      }),
    },
    actions: { closeAttempt },
  });
  return { machine, stage };
}

const allowedOrigins = ['https://pay.example.com'];

/** One send for each key that was stored, and one more for each time the player asked for the same again. */
function checkPath(stage: Stage, events: readonly AnyEventObject[]) {
  const stored = stage.named('openAttempt').filter((call) => call.state === 'answered').length;
  const isResumed = stage.named('openAttempt').length === 0;
  const repeats = events.filter((event) => event.type === 'player.sendSame').length;
  expect(stage.named('createDeposit').length).toBeLessThanOrEqual(stored + repeats);
  if (isResumed && repeats === 0) expect(stage.named('createDeposit')).toEqual([]);
}

class DepositWorld implements World {
  readonly tally = { repeats: 0 };
  private readonly server = new MoneyServer((key) => ({
    ...order,
    billNo: key,
    idempotencyKey: key,
    payUrl: key.endsWith('1') ? 'https://pay.example.com/1' : null,
  }));

  build() {
    return buildDeposit((key) => this.server.close(key));
  }

  input() {
    const { stored } = this.server;
    const attempt = stored === null ? null : attemptWith(stored.key);
    return { attempt, allowedOrigins, checkingPace: [0, 1_000] };
  }

  send(event: AnyEventObject, tell: (event: AnyEventObject) => void, look: () => AnyMachineSnapshot) {
    const { kind } = depositView(look());
    if (event.type === 'player.discard' && kind === 'unknown') this.server.untold.clear();
    if (event.type === 'player.sendSame' && kind === 'unknown') this.tally.repeats += 1;
    tell(event);
  }

  answer(call: Call, pick: number) {
    if (call.name === 'openAttempt') return this.server.open(call, pick, attemptWith);
    const { key } = (call.input as { readonly attempt: DepositAttempt }).attempt;
    return call.name === 'createDeposit'
      ? this.server.answerSend(call, key, pick)
      : this.server.answerFind(call, key, pick);
  }

  check(snapshot: AnyMachineSnapshot, stage: Stage) {
    const { server } = this;
    server.check(stage, 'createDeposit');
    expect(
      server.sends.length - new Set(server.sends).size,
      'a key is sent again only at a wish',
    ).toBeLessThanOrEqual(this.tally.repeats);
    if (depositView(snapshot).kind === 'editing')
      expect([...server.untold], 'no form while an order is undecided').toEqual([]);
  }
}

function attemptWith(key: string): DepositAttempt {
  return { key, amount: depositInput.amount, at: '2026-07-01T12:00:00.000Z', channel };
}

export const deposit: FlowEntry = {
  name: 'deposit',
  folder: 'deposit',
  machine: depositMachine,
  paths: {
    build: () => buildDeposit(),
    inputs: [
      { attempt: null, allowedOrigins, checkingPace: [0] },
      { attempt: depositAttempt, allowedOrigins, checkingPace: [0] },
    ],
    playerEvents: [
      { type: 'player.submit', input: depositInput },
      { type: 'player.stopWaiting' },
      { type: 'player.lookAgain' },
      { type: 'player.sendSame' },
      { type: 'player.discard' },
      { type: 'player.leave' },
      { type: 'player.openOrder' },
    ] satisfies DepositEvent[],
    outcomes: {
      openAttempt: [{ output: depositAttempt }, failing(network)],
      createDeposit: [
        { output: order },
        { output: { ...order, payUrl: 'https://pay.example.com/1' } },
        { output: { ...order, payUrl: 'https://evil.example.org/1' } },
        failing(network),
        failing(refused),
        failing(unauthenticated),
      ],
      findOrder: [{ output: null }, { output: order }, failing(network), failing(unauthenticated)],
    },
    view: depositView,
    check: checkPath,
    moves: [
      'blockedAddress --player.discard--> editing',
      'blockedAddress --player.openOrder--> ordered',
      'checking --done looking--> ordered',
      'checking --done looking--> unknown',
      'checking --error looking--> unknown',
      'editing --player.submit--> submitting',
      'leaving --player.discard--> editing',
      'leaving --player.openOrder--> ordered',
      'submitting --done sending--> blockedAddress',
      'submitting --done sending--> leaving',
      'submitting --done sending--> ordered',
      'submitting --error opening--> editing',
      'submitting --error sending--> checking',
      'submitting --error sending--> editing',
      'submitting --error sending--> unknown',
      'submitting --player.stopWaiting--> checking',
      'unknown --player.discard--> editing',
      'unknown --player.lookAgain--> checking',
      'unknown --player.sendSame--> submitting',
    ],
  },
  races: {
    events: [
      { type: 'player.submit', input: depositInput },
      { type: 'player.submit', input: depositInput },
      { type: 'player.stopWaiting' },
      { type: 'player.lookAgain' },
      // The rare path, so that random runs do take it.
      { type: 'player.sendSame' },
      { type: 'player.sendSame' },
      { type: 'player.sendSame' },
      { type: 'player.sendSame' },
      { type: 'player.discard' },
      { type: 'player.leave' },
      { type: 'player.openOrder' },
    ] satisfies DepositEvent[],
    runs: 400,
    world: () => new DepositWorld(),
    view: depositView,
    reached: { createDeposit: 100, repeats: 0 },
  },
};
