import type { Problem } from '@fortuna/domain/problem.ts';

/** Whether `problemText` says what the server said: then there is nothing to add to it. */
export function hasServerWords(problem: Problem): boolean {
  return (
    ('message' in problem && Boolean(problem.message)) ||
    (problem.kind === 'invalid' && problem.others !== undefined)
  );
}
