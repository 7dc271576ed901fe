import { type Problem, problemOf } from '@fortuna/domain/problem.ts';

/** Params of actions and guards on an invoked actor's `onError`: the problem that it rejected with. */
export function failureOf({ event }: { readonly event: { readonly error: unknown } }): {
  problem: Problem;
} {
  return { problem: problemOf(event.error) };
}
