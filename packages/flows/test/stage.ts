import { fromPromise, type SimulatedClock } from 'xstate';

export type Outcome = { readonly output: unknown } | { readonly error: unknown };

export interface Call {
  readonly name: string;
  readonly input: unknown;
  readonly signal: AbortSignal;
  state: 'open' | 'answered' | 'failed';
  settle(outcome: Outcome): void;
}

/** Injected actors whose answers the test gives, in the order and at the time it wants. */
export class Stage {
  readonly calls: Call[] = [];
  /** Side effects in their order, e.g. `closeAttempt key`, `storeToken abc`. */
  readonly effects: string[] = [];

  note(effect: string, detail?: string): void {
    this.effects.push(detail === undefined ? effect : `${effect} ${detail}`);
  }

  actor<Output, Input>(name: string) {
    return fromPromise<Output, Input>(
      ({ input, signal }) =>
        new Promise<Output>((resolve, reject) => {
          const call: Call = {
            name,
            input,
            signal,
            state: 'open',
            settle: (outcome) => {
              call.state = 'error' in outcome ? 'failed' : 'answered';
              if ('error' in outcome) reject(outcome.error);
              else resolve(outcome.output as Output);
            },
          };
          this.calls.push(call);
        }),
    );
  }

  /** Calls that a running machine still waits for. */
  open(): readonly Call[] {
    return this.calls.filter((call) => call.state === 'open' && !call.signal.aborted);
  }

  named(name: string): readonly Call[] {
    return this.calls.filter((call) => call.name === name);
  }

  /** Answers the one open call and lets the machine take the answer in. */
  async answer(outcome: Outcome): Promise<void> {
    const [call, ...others] = this.open();
    if (call === undefined || others.length > 0)
      throw new Error(`${others.length + (call ? 1 : 0)} open calls`);
    call.settle(outcome);
    await settled();
  }
}

/** All promises that are already decided have been heard of. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
}

/** Lets time go by in small steps, so that a timer set by another one is not late. */
export async function pass(clock: SimulatedClock, milliseconds: number, step = 500): Promise<void> {
  for (let left = milliseconds; left > 0; left -= step) {
    clock.increment(Math.min(step, left));
    await settled();
  }
}

/** A clock whose timers go off one at a time, picked by their length. */
export class HandClock {
  private readonly timers = new Map<number, { readonly fn: () => void; readonly delay: number }>();
  private nextId = 1;

  setTimeout(fn: () => void, delay: number): number {
    const id = this.nextId;
    this.nextId += 1;
    this.timers.set(id, { fn, delay });
    return id;
  }

  clearTimeout(id: number): void {
    this.timers.delete(id);
  }

  fire(delay: number): void {
    const found = [...this.timers].find(([, timer]) => timer.delay === delay);
    if (found === undefined) throw new Error(`no timer of ${delay} ms`);
    const [id, timer] = found;
    this.timers.delete(id);
    timer.fn();
  }
}
