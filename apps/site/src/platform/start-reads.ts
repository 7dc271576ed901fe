import { getSession } from '../session/session-store.ts';
import { queryClient } from './query-client.ts';
import type { Read } from './reads.ts';
import { queryOf } from './use-public-read.ts';

/** Asks for what a page will show while the page itself is on its way. A failure is the page's to tell, when it asks again. */
export function startReads(reads: readonly Read<undefined, unknown>[]): void {
  if (import.meta.env.SSR) return;
  const { view } = getSession();
  const member = view.kind === 'member' ? view.member.id : null;
  for (const read of reads) {
    const owner = read.isMember ? member : 'everybody';
    if (owner !== null) void queryClient.prefetchQuery(queryOf(read, owner, undefined));
  }
}
