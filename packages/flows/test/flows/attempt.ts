import { expect } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { attemptActorsOf } from '../../src/attempt/attempt.actors.ts';
import { attemptMachineOf } from '../../src/attempt/attempt.machine.ts';
import type {
  Attempt,
  AttemptEvent,
  AttemptKind,
  AttemptNews,
  AttemptOutput,
} from '../../src/attempt/attempt.types.ts';
import { AttemptWorld, attemptOutcomes, attemptWishes } from '../attempt-world.ts';
import type { FlowEntry } from '../flow-entry.ts';
import { type HostContext, hostOf } from '../host.ts';
import { Stage } from '../stage.ts';

/** A spin of a wheel: its body is nothing but the request itself. */
interface SpinKind extends AttemptKind {
  readonly attempt: Attempt;
  readonly request: { readonly wheel: number };
  readonly input: undefined;
  readonly record: { readonly billNo: string };
}

const spinMachine = attemptMachineOf<SpinKind>();

/** A parent with one attempt, on a stage; `close` is what becomes of a closed attempt. */
export function buildAttempt(close?: (key: string) => void) {
  const stage = new Stage();
  const part = spinMachine.provide({
    actors: stage.actors(attemptActorsOf<SpinKind>()),
    actions: { closeAttempt: stage.closeAttempt(close) },
  });
  return { machine: hostOf(part, ['attempt.moved']), stage };
}

export const spinAttempt: Attempt = { key: 'stored-key', at: '2026-07-01T12:00:00.000Z' };
export const submitSpin: AttemptEvent<SpinKind> = {
  type: 'attempt.submit',
  request: { wheel: 1 },
  input: undefined,
};

/** How far it has come, or how it ended. */
export function attemptView(snapshot: AnyMachineSnapshot) {
  const { output, news }: HostContext = snapshot.context;
  if (output !== null) return output as AttemptOutput<SpinKind>;
  return { kind: news === null ? 'ready' : (news as AttemptNews).stage };
}

/** A stored key before each first send, another send only at the player's request, and every ended attempt closed unless it is kept. */
function checkPath(stage: Stage, events: readonly AnyEventObject[]) {
  const stored = stage.named('openAttempt').filter((call) => call.state === 'answered').length;
  const repeats = events.filter((event) => event.type === 'player.sendSame').length;
  expect(stage.named('sendAttempt').length).toBeLessThanOrEqual(stored + repeats);
  expect(stage.effects.length).toBeLessThanOrEqual(1);
}

const policy = { isRepeatable: true, isKeptWhenAnswered: false, pace: [0] };

class PartWorld extends AttemptWorld {
  constructor() {
    super({
      build: buildAttempt,
      input: (stored) => ({
        trace: stored === null ? null : { by: 'attempt', attempt: stored },
        ...policy,
        pace: [0, 1_000],
      }),
      attemptWith: (key) => ({ ...spinAttempt, key }),
      recordWith: (key) => ({ billNo: key }),
      view: attemptView,
      send: 'sendAttempt',
      ready: 'ready',
    });
  }

  override check(snapshot: AnyMachineSnapshot, stage: Stage) {
    super.check(snapshot, stage);
    if (!snapshot.matches('ended')) return;
    expect([...this.server.untold], 'no end while it is undecided').toEqual([]);
    expect(this.server.stored, 'what has ended is closed').toBeNull();
  }
}

const presses: readonly AttemptEvent<SpinKind>[] = [submitSpin, ...attemptWishes];

export const attempt: FlowEntry = {
  name: 'attempt',
  folder: 'attempt',
  machine: spinMachine,
  paths: {
    build: () => buildAttempt(),
    inputs: [
      { trace: null, ...policy },
      { trace: { by: 'attempt', attempt: spinAttempt }, ...policy, isKeptWhenAnswered: true },
      { trace: { by: 'billNo', billNo: 'S1' }, ...policy },
      { trace: { by: 'attempt', attempt: spinAttempt }, ...policy, isRepeatable: false },
    ],
    playerEvents: presses,
    outcomes: attemptOutcomes({
      attempt: spinAttempt,
      record: { billNo: 'S1' },
      send: 'sendAttempt',
      find: 'findRecord',
    }),
    view: attemptView,
    check: checkPath,
    moves: [
      'checking --done looking--> answered',
      'checking --done looking--> unknown',
      'checking --error looking--> unknown',
      'ready --attempt.submit--> submitting',
      'submitting --done sending--> answered',
      'submitting --error opening--> unopened',
      'submitting --error sending--> checking',
      'submitting --error sending--> refused',
      'submitting --error sending--> unknown',
      'submitting --player.stopWaiting--> checking',
      'unknown --player.discard--> discarded',
      'unknown --player.lookAgain--> checking',
      'unknown --player.sendSame--> submitting',
    ],
  },
  races: {
    events: [...presses, submitSpin],
    runs: 300,
    world: () => new PartWorld(),
    view: attemptView,
    reached: { sendAttempt: 100, findRecord: 100, repeats: 0 },
    seen: ['answered', 'checking', 'discarded', 'ready', 'refused', 'submitting', 'unknown', 'unopened'],
  },
};
