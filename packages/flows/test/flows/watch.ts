import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { watchActorsOf } from '../../src/watch/watch.actors.ts';
import { watchMachineOf } from '../../src/watch/watch.machine.ts';
import type { WatchEvent } from '../../src/watch/watch.types.ts';
import { failing, network, notFound, unauthenticated } from '../fixtures.ts';
import type { FlowEntry } from '../flow-entry.ts';
import { type HostContext, hostOf } from '../host.ts';
import { pickFrom, type World } from '../races.ts';
import { type Call, type Outcome, Stage } from '../stage.ts';

interface Followed {
  readonly billNo: string;
  readonly version: number;
}

const watchMachine = watchMachineOf<Followed>();

/** A parent with one watch, on a stage. */
export function buildWatch() {
  const stage = new Stage();
  const part = watchMachine.provide({ actors: stage.actors(watchActorsOf<Followed>()) });
  return { machine: hostOf(part, ['record.seen', 'record.missed']), stage };
}

/** What the parent has heard last. */
export function watchView(snapshot: AnyMachineSnapshot) {
  const { output, news }: HostContext = snapshot.context;
  if (output !== null) return { kind: 'failed', ...output };
  return news === null ? { kind: 'silent' } : { kind: news.type, ...news };
}

/** One look at a time. */
function checkPath(stage: Stage) {
  expect(stage.calls.filter((call) => call.state === 'open').length).toBeLessThanOrEqual(1);
}

class WatchWorld implements World {
  /** What the last look has met; null before the first. */
  private last: Followed | 'missed' | null = null;
  private version = 0;

  build() {
    return buildWatch();
  }

  input() {
    this.last = null;
    return { billNo: 'R1', isKnown: this.version % 2 === 0, pace: [1_000, 4_000] };
  }

  answer(call: Call, pick: number) {
    this.version += 1;
    const record = { billNo: 'R1', version: this.version };
    this.last = pick < 6 ? record : 'missed';
    call.settle(
      pick < 6
        ? { output: record }
        : pickFrom<Outcome>([{ output: null }, failing(network), failing(unauthenticated)], pick),
    );
  }

  check(snapshot: AnyMachineSnapshot) {
    const view = watchView(snapshot);
    if (this.last === null) expect(view.kind).toBe('silent');
    else if (this.last === 'missed') expect(['failed', 'record.missed']).toContain(view.kind);
    else expect(view, 'the parent knows what the last look has met').toMatchObject({ record: this.last });
  }
}

const events: readonly WatchEvent[] = [{ type: 'page.focused' }, { type: 'player.lookAgain' }];

export const watch: FlowEntry = {
  name: 'watch',
  folder: 'watch',
  machine: watchMachine,
  paths: {
    build: buildWatch,
    inputs: [
      { billNo: 'R1', isKnown: true, pace: [1_000] },
      { billNo: 'R1', isKnown: false, pace: [1_000] },
    ],
    playerEvents: events,
    outcomes: {
      readRecord: [
        { output: { billNo: 'R1', version: 1 } },
        { output: null },
        failing(network),
        failing(notFound),
        failing(unauthenticated),
      ],
    },
    view: watchView,
    check: checkPath,
    moves: [
      'record.missed --done looking--> record.seen',
      'record.seen --done looking--> record.missed',
      'record.seen --error looking--> record.missed',
      'silent --done loading--> failed',
      'silent --done loading--> record.seen',
      'silent --done looking--> record.missed',
      'silent --done looking--> record.seen',
      'silent --error loading--> failed',
      'silent --error looking--> record.missed',
    ],
  },
  races: {
    events,
    runs: 200,
    world: () => new WatchWorld(),
    view: watchView,
    reached: { readRecord: 500 },
    seen: ['failed', 'record.missed', 'record.seen', 'silent'],
  },
};
