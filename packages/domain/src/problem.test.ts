import { describe, expect, it } from 'vitest';
import { isAnswerLost, type Problem, ProblemError, problemOf } from './problem.ts';

describe('problems', () => {
  it('travel inside an error, with its cause', () => {
    const problem: Problem = { kind: 'refused', code: 400, message: 'Saldo insuficiente' };
    const cause = new TypeError('fetch failed');
    const error = new ProblemError(problem, { cause });
    expect(problemOf(error)).toBe(problem);
    expect(error).toMatchObject({ name: 'ProblemError', message: 'call failed: refused', cause });
  });

  it.each([new Error('boom'), 'boom', null, undefined, { problem: { kind: 'timeout' } }])(
    'are network failures when anything else is thrown: %j',
    (thrown) => {
      expect(problemOf(thrown)).toEqual({ kind: 'network' });
    },
  );

  it('leave open whether a write arrived only without a usable answer', () => {
    expect(isAnswerLost({ kind: 'network' })).toBe(true);
    expect(isAnswerLost({ kind: 'timeout' })).toBe(true);
    expect(isAnswerLost({ kind: 'network', isMaintenance: true })).toBe(false);
    expect(isAnswerLost({ kind: 'conflict' })).toBe(false);
    expect(isAnswerLost({ kind: 'refused', code: 400 })).toBe(false);
  });
});
