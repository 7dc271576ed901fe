import type { Transfer, TransferOrder } from '@fortuna/domain/model/games-transfers.ts';
import { attemptActorsOf } from '../../src/attempt/attempt.actors.ts';
import {
  gameTransferMachine,
  transferAttemptMachine,
} from '../../src/game-transfer/game-transfer.machine.ts';
import type {
  TransferAttempt,
  TransferEvent,
  TransferKind,
} from '../../src/game-transfer/game-transfer.types.ts';
import { transferView } from '../../src/game-transfer/game-transfer.view.ts';
import { AttemptWorld, attemptOutcomes, attemptWishes, expectSentOnce } from '../attempt-world.ts';
import type { FlowEntry } from '../flow-entry.ts';
import { Stage } from '../stage.ts';

export const order = {
  kind: 'in',
  providerKey: 'mangue-games',
  amount: 10_000,
} as const satisfies TransferOrder;
export const transfer: Transfer = {
  billNo: 'T1',
  kind: 'in',
  providerKey: 'mangue-games',
  amount: 10_000,
  isAutomatic: false,
  idempotencyKey: 'stored-key',
  createdAt: '2026-07-01T12:00:01.000Z',
};

export function transferAttemptWith(key: string): TransferAttempt {
  return { key, at: '2026-07-01T12:00:00.000Z', order };
}

/** The flow on a stage; `close` is what becomes of a closed attempt. */
export function buildTransfer(close?: (key: string) => void) {
  const stage = new Stage();
  const machine = gameTransferMachine.provide({
    actors: {
      attempt: transferAttemptMachine.provide({
        actors: stage.actors(attemptActorsOf<TransferKind>(), {
          sendAttempt: 'transfer',
          findRecord: 'findTransfer',
        }),
        actions: { closeAttempt: stage.closeAttempt(close) },
      }),
    },
  });
  return { machine, stage };
}

const attempt = transferAttemptWith('stored-key');
const press: TransferEvent = { type: 'player.transfer', order };
const arrived: TransferEvent = { type: 'money.arrived', order: { ...order, amount: null } };
const another: TransferEvent = { type: 'player.transfer', order: { kind: 'allOut' } };
const presses: readonly TransferEvent[] = [press, another, arrived, ...attemptWishes];

export const gameTransfer: FlowEntry = {
  name: 'game transfer',
  folder: 'game-transfer',
  machine: gameTransferMachine,
  paths: {
    build: () => buildTransfer(),
    inputs: [
      { attempt: null, checkingPace: [0] },
      { attempt, checkingPace: [0] },
    ],
    playerEvents: presses,
    outcomes: attemptOutcomes({ attempt, record: transfer, send: 'transfer', find: 'findTransfer' }),
    view: transferView,
    check: (stage, events) => expectSentOnce(stage, 'transfer', events),
    moves: [
      'checking --done looking--> moved',
      'checking --done looking--> unknown',
      'checking --error looking--> unknown',
      'moved --money.arrived--> submitting',
      'moved --player.transfer--> submitting',
      'ready --money.arrived--> submitting',
      'ready --player.transfer--> submitting',
      'submitting --done sending--> moved',
      'submitting --error opening--> ready',
      'submitting --error sending--> checking',
      'submitting --error sending--> ready',
      'submitting --error sending--> unknown',
      'submitting --player.stopWaiting--> checking',
      'unknown --player.discard--> ready',
      'unknown --player.lookAgain--> checking',
      'unknown --player.sendSame--> submitting',
    ],
  },
  races: {
    events: [...presses, press, { type: 'player.sendSame' }] satisfies TransferEvent[],
    runs: 300,
    world: () =>
      new AttemptWorld({
        build: buildTransfer,
        input: (stored) => ({ attempt: stored, checkingPace: [0, 1_000] }),
        attemptWith: transferAttemptWith,
        recordWith: () => transfer,
        view: transferView,
        send: 'transfer',
        ready: 'ready',
      }),
    view: transferView,
    reached: { transfer: 100, findTransfer: 100, repeats: 0 },
    seen: ['checking', 'moved', 'ready', 'submitting', 'unknown'],
  },
};
