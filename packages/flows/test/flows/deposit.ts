import { attemptActorsOf } from '../../src/attempt/attempt.actors.ts';
import { depositAttemptMachine, depositMachine } from '../../src/deposit/deposit.machine.ts';
import type { DepositAttempt, DepositEvent, DepositKind } from '../../src/deposit/deposit.types.ts';
import { depositView } from '../../src/deposit/deposit.view.ts';
import { AttemptWorld, attemptOutcomes, attemptWishes, expectSentOnce } from '../attempt-world.ts';
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
import { Stage } from '../stage.ts';

/** The flow on a stage; `close` is what becomes of a closed attempt. */
export function buildDeposit(close?: (key: string) => void) {
  const stage = new Stage();
  const closeAttempt = stage.closeAttempt(close);
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
      ...attemptWishes,
      { type: 'player.leave' },
      { type: 'player.openOrder' },
    ] satisfies DepositEvent[],
    outcomes: {
      ...attemptOutcomes({
        attempt: depositAttempt,
        record: order,
        send: 'createDeposit',
        find: 'findOrder',
      }),
      createDeposit: [
        { output: order },
        { output: { ...order, payUrl: 'https://pay.example.com/1' } },
        { output: { ...order, payUrl: 'https://evil.example.org/1' } },
        failing(network),
        failing(refused),
        failing(unauthenticated),
      ],
    },
    view: depositView,
    check: (stage, events) => expectSentOnce(stage, 'createDeposit', events),
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
    world: () =>
      new AttemptWorld({
        build: buildDeposit,
        input: (attempt) => ({ attempt, allowedOrigins, checkingPace: [0, 1_000] }),
        attemptWith,
        recordWith: (key) => ({
          ...order,
          billNo: key,
          idempotencyKey: key,
          payUrl: key.endsWith('1') ? 'https://pay.example.com/1' : null,
        }),
        view: depositView,
        send: 'createDeposit',
        ready: 'editing',
      }),
    view: depositView,
    reached: { createDeposit: 100, repeats: 0 },
  },
};
