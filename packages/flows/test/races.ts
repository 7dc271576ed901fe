import fc from 'fast-check';
import { expect } from 'vitest';
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  SimulatedClock,
} from 'xstate';
import { type Call, pass, type Stage, settled } from './stage.ts';

/** One thing that happens to a running flow, in any order. */
export type Happening =
  | { readonly kind: 'event'; readonly event: AnyEventObject }
  /** The open call is answered: `pick` chooses among what its actor may answer. */
  | { readonly kind: 'answer'; readonly pick: number }
  | { readonly kind: 'time'; readonly milliseconds: number }
  | { readonly kind: 'reload' };

/** Random sequences, mostly of answers and presses, each press often doubled. */
export function happenings(events: readonly AnyEventObject[]): fc.Arbitrary<readonly Happening[]> {
  const press = fc.constantFrom(...events).map((event): Happening => ({ kind: 'event', event }));
  const one = fc.oneof(
    { weight: 6, arbitrary: press },
    { weight: 8, arbitrary: fc.nat(9).map((pick): Happening => ({ kind: 'answer', pick })) },
    {
      weight: 3,
      arbitrary: fc
        .constantFrom(1, 3_000, 20_000)
        .map((milliseconds): Happening => ({ kind: 'time', milliseconds })),
    },
    { weight: 1, arbitrary: fc.constant<Happening>({ kind: 'reload' }) },
  );
  const doubled = fc.tuple(one, fc.boolean()).map(([item, isTwice]) => (isTwice ? [item, item] : [item]));
  return fc.array(doubled, { minLength: 20, maxLength: 60 }).map((list) => list.flat());
}

/** The world around one random run: a server, a storage, a player who remembers. A flow writes its own. */
export interface World {
  readonly build: () => { readonly machine: AnyStateMachine; readonly stage: Stage };
  /** The input of the first start (`last` null) and of each reload. */
  input(last: AnyMachineSnapshot | null, clock: SimulatedClock): unknown;
  /** Before `tell` hands the event to the flow, and after; without it the flow is just told. */
  send?(event: AnyEventObject, tell: (event: AnyEventObject) => void, look: () => AnyMachineSnapshot): void;
  /** Answers this call with what `pick` chooses. */
  answer(call: Call, pick: number, clock: SimulatedClock): void;
  /** Throws where an invariant is broken; runs after each happening. */
  check(snapshot: AnyMachineSnapshot, stage: Stage): void;
  /** Throws where an invariant of the whole run is broken. */
  end?(): void;
  /** How often the things happened that the runs exist for. */
  readonly tally?: Readonly<Record<string, number>>;
}

export interface RaceModel {
  readonly events: readonly AnyEventObject[];
  readonly runs: number;
  readonly world: () => World;
  readonly view: (snapshot: AnyMachineSnapshot) => { readonly kind: string };
  /** The runs must really get there: more than this many calls, or counts in the world's tally. */
  readonly reached: Readonly<Record<string, number>>;
  /** The kinds of view that the runs see, all of them; sorted. */
  readonly seen?: readonly string[];
}

/** Lets random things happen in random order, checking the invariants after each. */
export async function race(model: RaceModel): Promise<void> {
  const counts = new Map<string, number>();
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(happenings(model.events), async (list) => {
      const { stage, tally = {} } = await run(model, list, seen);
      for (const { name } of stage.calls) counts.set(name, (counts.get(name) ?? 0) + 1);
      for (const [name, count] of Object.entries(tally)) counts.set(name, (counts.get(name) ?? 0) + count);
    }),
    { numRuns: model.runs },
  );
  for (const [name, least] of Object.entries(model.reached)) {
    expect(counts.get(name) ?? 0, name).toBeGreaterThan(least);
  }
  if (model.seen) expect([...seen].sort()).toEqual(model.seen);
}

async function run(model: RaceModel, list: readonly Happening[], seen: Set<string>) {
  const world = model.world();
  const { machine, stage } = world.build();
  const clock = new SimulatedClock();
  const load = (last: AnyMachineSnapshot | null) =>
    createActor(machine, { input: world.input(last, clock), clock }).start();
  let actor = load(null);
  const look = () => actor.getSnapshot();
  const tell = (event: AnyEventObject) => actor.send(event);
  const reload = () => {
    actor.stop();
    actor = load(actor.getSnapshot());
  };
  for (const happening of list) {
    if (happening.kind === 'time') await pass(clock, happening.milliseconds, 1_000);
    else if (happening.kind === 'reload') reload();
    else if (happening.kind === 'event') {
      if (world.send) world.send(happening.event, tell, look);
      else tell(happening.event);
    } else {
      const call = stage.open()[0];
      if (call !== undefined) world.answer(call, happening.pick, clock);
      await settled();
    }
    expect(look().status).not.toBe('error');
    expect(stage.open().length, 'one call at a time').toBeLessThanOrEqual(1);
    world.check(look(), stage);
    seen.add(model.view(look()).kind);
    // The page that a flow ends on is another one; the player comes back.
    if (look().status === 'done') {
      reload();
      world.check(look(), stage);
    }
  }
  world.end?.();
  return { stage, tally: world.tally };
}

/** The answer that `pick` chooses. */
export function pickFrom<Item>(items: readonly [Item, ...Item[]], pick: number): Item {
  return items[pick % items.length] ?? items[0];
}
