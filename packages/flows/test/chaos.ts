import fc from 'fast-check';
import type { EventObject, SimulatedClock } from 'xstate';
import { type Call, pass, type Stage } from './stage.ts';

/** One thing that happens to a running flow, in any order. */
export type Happening =
  | { readonly kind: 'event'; readonly event: EventObject }
  /** The open call is answered: `pick` chooses among what its actor may answer. */
  | { readonly kind: 'answer'; readonly pick: number }
  | { readonly kind: 'time'; readonly milliseconds: number }
  | { readonly kind: 'reload' };

/** Random sequences, mostly of answers and presses, each press often doubled. */
export function happenings(events: readonly EventObject[]): fc.Arbitrary<readonly Happening[]> {
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

/** What a flow under test offers to the random run. */
export interface Running {
  readonly stage: Stage;
  readonly clock: SimulatedClock;
  send(event: EventObject): void;
  /** Answers this call; returns after the machine has heard it. */
  answer(call: Call, pick: number): Promise<void>;
  reload(): void;
  /** Throws where an invariant is broken; runs after each happening. */
  check(): void;
}

/** Lets the happenings come one after the other, checking the invariants after each. */
export async function run(running: Running, list: readonly Happening[]): Promise<void> {
  for (const happening of list) {
    if (happening.kind === 'event') running.send(happening.event);
    else if (happening.kind === 'time') await pass(running.clock, happening.milliseconds, 1_000);
    else if (happening.kind === 'reload') running.reload();
    else {
      const call = running.stage.open()[0];
      if (call !== undefined) await running.answer(call, happening.pick);
    }
    running.check();
  }
}

/** The answer that `pick` chooses. */
export function pickFrom<Item>(items: readonly [Item, ...Item[]], pick: number): Item {
  return items[pick % items.length] ?? items[0];
}
