import type { Problem } from '@fortuna/domain/problem.ts';
import { expect } from 'vitest';
import { failing, network, refused, unauthenticated } from './fixtures.ts';
import type { Call, Outcome, Stage } from './stage.ts';

interface Attempt {
  readonly key: string;
}

/**
 * A server and a session storage for races around money: it knows which keys have really moved money, and whether the player has
 * been told. Records keep their money under the key; the same key never moves money twice.
 */
export class MoneyServer {
  stored: Attempt | null = null;
  readonly moved = new Set<string>();
  /** Keys that were sent and whose outcome the player has not been told, nor given up. */
  readonly untold = new Set<string>();
  readonly sends: string[] = [];
  /** What went wrong inside the machine's own actions, where a failed expectation would not reach the test. */
  readonly breaches: string[] = [];
  private keys = 0;
  private checked = 0;
  private readonly record: (key: string) => unknown;

  constructor(record: (key: string) => unknown) {
    this.record = record;
  }

  nextKey(): string {
    this.keys += 1;
    return `key-${this.keys}`;
  }

  /** Makes and stores the attempt, or fails before anything is stored. */
  open(call: Call, pick: number, make: (key: string) => Attempt): void {
    if (pick === 9) call.settle(failing(network));
    else {
      this.stored = make(this.nextKey());
      call.settle({ output: this.stored });
    }
  }

  /** The machine closes an attempt. */
  close(key: string): void {
    if (this.stored?.key !== key) this.breaches.push(`closed ${key}, which is not stored`);
    if (this.untold.has(key)) this.breaches.push(`closed ${key}, which is undecided`);
    this.stored = null;
  }

  /** Call it after every step: it sees what has been sent since the last call, and judges what was done. */
  check(stage: Stage, send: string): void {
    expect(this.breaches).toEqual([]);
    for (const call of stage.calls.slice(this.checked)) {
      if (call.name === send) this.sent((call.input as { readonly attempt: Attempt }).attempt.key);
    }
    this.checked = stage.calls.length;
  }

  /** No second attempt may be undecided. */
  private sent(key: string): void {
    expect(this.stored?.key, 'a key is stored before it is sent').toBe(key);
    expect(
      [...this.untold].filter((other) => other !== key),
      'no second key while one is undecided',
    ).toEqual([]);
    this.sends.push(key);
    this.untold.add(key);
  }

  answerSend(call: Call, key: string, pick: number): void {
    const isKnown = this.moved.has(key);
    if (pick <= 3) this.moved.add(key);
    const outcomes: readonly Outcome[] = [
      { output: this.record(key) },
      { output: this.record(key) },
      failing({ kind: 'timeout' }),
      failing(network),
      failing(network),
      failing({ kind: 'timeout' }),
      // Answers from before the key is looked at: possible at any time.
      failing(unauthenticated),
      failing({ kind: 'rateLimited', retryAfterSeconds: 3 }),
      isKnown ? { output: this.record(key) } : failing(refused),
      isKnown ? failing({ kind: 'conflict' }) : failing({ kind: 'invalid', fields: { money: 'baixo' } }),
    ];
    const outcome = outcomes[pick] ?? failing(network);
    const problem = 'error' in outcome ? (outcome.error as { readonly problem: Problem }).problem : null;
    const isFirst = this.sends.filter((sent) => sent === key).length === 1;
    const isFinal = problem === null || ['refused', 'invalid'].includes(problem.kind);
    const isEarly = problem !== null && ['unauthenticated', 'rateLimited', 'conflict'].includes(problem.kind);
    if (isFinal || (isEarly && isFirst)) this.untold.delete(key);
    call.settle(outcome);
  }

  answerFind(call: Call, key: string, pick: number): void {
    if (pick >= 8) call.settle(failing(pick === 8 ? network : unauthenticated));
    else if (this.moved.has(key)) {
      this.untold.delete(key);
      call.settle({ output: this.record(key) });
    } else call.settle({ output: null });
  }
}
