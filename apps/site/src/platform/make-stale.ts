import type { OperationId } from '@fortuna/api/client.ts';
import { refreshMember } from '../session/session-store.ts';
import { type Cause, effects } from './effects.ts';
import { queryClient } from './query-client.ts';

/** What follows from a taken write, or from what happened outside: the reads that it makes stale are asked for again where they are seen. */
export function makeStale(cause: Cause): void {
  const stale: readonly OperationId[] = cause in effects ? effects[cause as keyof typeof effects] : [];
  if (stale.includes('getMember')) refreshMember();
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [operation] }) => stale.some((one) => one === operation),
  });
}
