import { expect } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Attempt } from '../src/attempt/attempt.types.ts';
import { failing, network, refused, unauthenticated } from './fixtures.ts';
import { MoneyServer } from './money-server.ts';
import type { World } from './races.ts';
import type { Call, Outcome, Stage } from './stage.ts';

interface Scenery {
  readonly build: (close: (key: string) => void) => {
    readonly machine: AnyStateMachine;
    readonly stage: Stage;
  };
  readonly input: (stored: Attempt | null) => unknown;
  readonly attemptWith: (key: string) => Attempt;
  /** What the server makes of it. */
  readonly recordWith: (key: string) => unknown;
  readonly view: (snapshot: AnyMachineSnapshot) => { readonly kind: string };
  /** The names of the calls that send and that look. */
  readonly send: string;
  /** The view's kind in which something can be begun. */
  readonly ready: string;
}

/** Races around one thing that is sent once, and again only at the player's wish under the same key. */
export class AttemptWorld implements World {
  readonly tally = { repeats: 0 };
  protected readonly server: MoneyServer;
  private readonly scenery: Scenery;

  constructor(scenery: Scenery) {
    this.scenery = scenery;
    this.server = new MoneyServer(scenery.recordWith);
  }

  build() {
    return this.scenery.build((key) => this.server.close(key));
  }

  input() {
    const { stored } = this.server;
    return this.scenery.input(stored === null ? null : this.scenery.attemptWith(stored.key));
  }

  send(event: AnyEventObject, tell: (event: AnyEventObject) => void, look: () => AnyMachineSnapshot) {
    const { kind } = this.scenery.view(look());
    if (event.type === 'player.discard' && kind === 'unknown') this.server.untold.clear();
    if (event.type === 'player.sendSame' && kind === 'unknown') this.tally.repeats += 1;
    tell(event);
  }

  answer(call: Call, pick: number) {
    if (call.name === 'openAttempt') return this.server.open(call, pick, this.scenery.attemptWith);
    const { key } = (call.input as { readonly attempt: Attempt }).attempt;
    return call.name === this.scenery.send
      ? this.server.answerSend(call, key, pick)
      : this.server.answerFind(call, key, pick);
  }

  check(snapshot: AnyMachineSnapshot, stage: Stage) {
    const { server, tally, scenery } = this;
    server.check(stage, scenery.send);
    expect(
      server.sends.length - new Set(server.sends).size,
      'a key is sent again only at a wish',
    ).toBeLessThanOrEqual(tally.repeats);
    if (scenery.view(snapshot).kind === scenery.ready)
      expect([...server.untold], 'nothing new while one is undecided').toEqual([]);
  }
}

/** One send for each key that was stored, and one more for each time the player asked for the same again; of a resumed one none. */
export function expectSentOnce(stage: Stage, send: string, events: readonly AnyEventObject[]): void {
  const opened = stage.named('openAttempt');
  const stored = opened.filter((call) => call.state === 'answered').length;
  const repeats = events.filter((event) => event.type === 'player.sendSame').length;
  expect(stage.named(send).length).toBeLessThanOrEqual(stored + repeats);
  if (opened.length === 0 && repeats === 0) expect(stage.named(send)).toEqual([]);
}

/** What the player may wish of an attempt that is not answered. */
export const attemptWishes = [
  { type: 'player.stopWaiting' },
  { type: 'player.lookAgain' },
  { type: 'player.sendSame' },
  { type: 'player.discard' },
] as const;

interface Calls {
  readonly attempt: Attempt;
  readonly record: unknown;
  /** The names of the calls that send and that look. */
  readonly send: string;
  readonly find: string;
}

/** What may become of the calls of an attempt. */
export function attemptOutcomes({ attempt, record, send, find }: Calls): Readonly<Record<string, Outcome[]>> {
  return {
    openAttempt: [{ output: attempt }, failing(network)],
    [send]: [{ output: record }, failing(network), failing(refused), failing(unauthenticated)],
    [find]: [{ output: null }, { output: record }, failing(network), failing(unauthenticated)],
  };
}
