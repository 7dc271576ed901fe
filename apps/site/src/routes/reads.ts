import { type Problem, problemOf } from '@fortuna/domain/problem.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Gate } from '../session/use-gate.ts';

/** Why a member's page can not show its content yet; null: it can. */
export type Hold =
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly problem: Problem };

/** What stands between the gate and the content: not logged in, a read under way, or one that failed with nothing to show. */
export function holdOf(gate: Gate, queries: readonly UseQueryResult[]): Hold | null {
  if (gate.kind !== 'member') return gate;
  const failed = queries.find((query) => query.data === undefined && query.error && !query.isFetching);
  if (failed) return { kind: 'failed', problem: problemOf(failed.error) };
  return queries.some((query) => query.data === undefined) ? { kind: 'loading' } : null;
}
