import { fromPromise, type SimulatedClock } from 'xstate';

export type Outcome = { readonly output: unknown } | { readonly error: unknown };

export interface Call {
  readonly name: string;
  /** The state that waits for it, by its last name. */
  readonly waiting: string;
  readonly input: unknown;
  readonly signal: AbortSignal;
  state: 'open' | 'answered' | 'failed';
  settle(outcome: Outcome): void;
}

/** Injected actors whose answers the test gives, in whatever order and at whatever time it wants. */
export class Stage {
  readonly calls: Call[] = [];
  /** Side effects in their order, e.g. `closeAttempt key`, `storeToken abc`. */
  readonly effects: string[] = [];

  note(effect: string, detail?: string): void {
    this.effects.push(detail === undefined ? effect : `${effect} ${detail}`);
  }

  /** The action that closes an attempt: what is to become of it, or a note. */
  closeAttempt(close?: (key: string) => void) {
    return (_: unknown, { key }: { readonly key: string }) =>
      close ? close(key) : this.note('closeAttempt', key);
  }

  /** All the actors of these stubs, their calls noted by the stubs' names or by those that the flow gives them. */
  actors<Stubs extends object>(stubs: Stubs, names: Partial<Record<keyof Stubs, string>> = {}): Stubs {
    const staged = (Object.keys(stubs) as (keyof Stubs & string)[]).map((key) => [
      key,
      this.actor(names[key] ?? key),
    ]);
    return Object.fromEntries(staged);
  }

  private actor(name: string) {
    return fromPromise<unknown, unknown>(
      ({ input, signal, self }) =>
        new Promise<unknown>((resolve, reject) => {
          const call: Call = {
            name,
            waiting: self.id.split('.').at(-1) ?? self.id,
            input,
            signal,
            state: 'open',
            settle: (outcome) => {
              call.state = 'error' in outcome ? 'failed' : 'answered';
              if ('error' in outcome) reject(outcome.error);
              else resolve(outcome.output);
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

/** Resolves once every promise that is already settled has been handled. */
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

/** A clock whose timers go off one at a time, whatever their length. */
export class HandClock {
  private readonly timers = new Map<number, () => void>();
  private nextId = 1;

  setTimeout(fn: () => void): number {
    const id = this.nextId;
    this.nextId += 1;
    this.timers.set(id, fn);
    return id;
  }

  clearTimeout(id: number): void {
    this.timers.delete(id);
  }

  /** How many timers run. */
  get size(): number {
    return this.timers.size;
  }

  /** Fires one of them, counted in the order in which they were set. */
  fire(index: number): void {
    const found = [...this.timers][index];
    if (found === undefined) throw new Error(`no timer ${index}`);
    const [id, fn] = found;
    this.timers.delete(id);
    fn();
  }
}
