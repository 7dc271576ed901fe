import { sampleSpin } from '@fortuna/domain/testing/promotion-samples.ts';
import { attemptActorsOf } from '../../src/attempt/attempt.actors.ts';
import { spinAttemptMachine, wheelSpinMachine } from '../../src/wheel-spin/wheel-spin.machine.ts';
import type { SpinAttempt, SpinEvent, SpinKind } from '../../src/wheel-spin/wheel-spin.types.ts';
import { spinView } from '../../src/wheel-spin/wheel-spin.view.ts';
import { AttemptWorld, attemptOutcomes, attemptWishes, expectSentOnce } from '../attempt-world.ts';
import type { FlowEntry } from '../flow-entry.ts';
import { Stage } from '../stage.ts';

export const spin = sampleSpin;

export function spinAttemptWith(key: string): SpinAttempt {
  return { key, at: '2026-07-01T12:00:00.000Z', wheel: 'daily' };
}

/** The flow on a stage; `close` is what becomes of a closed attempt. */
export function buildSpin(close?: (key: string) => void) {
  const stage = new Stage();
  const closeAttempt = stage.closeAttempt(close);
  const machine = wheelSpinMachine.provide({
    actors: {
      attempt: spinAttemptMachine.provide({
        actors: stage.actors(attemptActorsOf<SpinKind>(), { sendAttempt: 'spin', findRecord: 'findSpin' }),
        actions: { closeAttempt },
      }),
    },
    actions: { closeAttempt },
  });
  return { machine, stage };
}

const attempt = spinAttemptWith('stored-key');
const presses: readonly SpinEvent[] = [
  { type: 'player.spin' },
  ...attemptWishes,
  { type: 'wheel.landed' },
  { type: 'player.skip' },
  { type: 'player.goOn' },
];

export const wheelSpin: FlowEntry = {
  name: 'wheel spin',
  folder: 'wheel-spin',
  machine: wheelSpinMachine,
  paths: {
    build: () => buildSpin(),
    inputs: [
      { wheel: 'daily', attempt: null, checkingPace: [0] },
      { wheel: 'daily', attempt, checkingPace: [0] },
    ],
    playerEvents: presses,
    outcomes: attemptOutcomes({ attempt, record: spin, send: 'spin', find: 'findSpin' }),
    view: spinView,
    check: (stage, events) => expectSentOnce(stage, 'spin', events),
    moves: [
      'checking --done looking--> landing',
      'checking --done looking--> unknown',
      'checking --error looking--> unknown',
      'landing --player.skip--> won',
      'landing --wheel.landed--> won',
      'ready --player.spin--> submitting',
      'submitting --done sending--> landing',
      'submitting --error opening--> ready',
      'submitting --error sending--> checking',
      'submitting --error sending--> ready',
      'submitting --error sending--> unknown',
      'submitting --player.stopWaiting--> checking',
      'unknown --player.discard--> ready',
      'unknown --player.lookAgain--> checking',
      'unknown --player.sendSame--> submitting',
      'won --player.goOn--> ready',
      'won --player.spin--> submitting',
    ],
  },
  races: {
    events: [...presses, { type: 'player.spin' }, { type: 'player.sendSame' }] satisfies SpinEvent[],
    runs: 300,
    world: () =>
      new AttemptWorld({
        build: buildSpin,
        input: (stored) => ({ wheel: 'daily', attempt: stored, checkingPace: [0, 1_000] }),
        attemptWith: spinAttemptWith,
        recordWith: () => spin,
        view: spinView,
        send: 'spin',
        ready: 'ready',
      }),
    view: spinView,
    reached: { spin: 100, findSpin: 100, repeats: 0 },
    seen: ['checking', 'landing', 'ready', 'submitting', 'unknown', 'won'],
  },
};
