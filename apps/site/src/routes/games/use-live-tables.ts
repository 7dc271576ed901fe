import type { LiveTable } from '@fortuna/domain/model/games-live.ts';
import type { Loadable } from '@fortuna/ui/screens/page/loadable.ts';
import { useEffect, useState } from 'react';
import { queryClient } from '../../platform/query-client.ts';
import { keyOf, usePublicRead } from '../../platform/use-public-read.ts';
import { liveTables } from './live.reads.ts';

/** How long tables are shown without asking again, in seconds. */
const longest = 5;

/** After so many seconds something of what was read has changed: at least one table's state, or who is there. */
function changesAfter(tables: readonly LiveTable[]): number {
  const ends = tables.flatMap(({ secondsLeft }) => (secondsLeft === null ? [] : [secondsLeft + 1]));
  return Math.max(1, Math.min(longest, ...ends));
}

/**
 * The live tables, asked for again while somebody looks, and the whole seconds since they were read. What is read again by itself is not
 * shown as being read: it would never stop.
 */
export function useLiveTables(): {
  readonly view: Loadable<readonly LiveTable[]>;
  readonly secondsSince: number;
} {
  const view = usePublicRead(liveTables);
  const tables = view.kind === 'ready' ? view.content : null;
  const [answer, setAnswer] = useState({ tables, at: performance.now() });
  if (answer.tables !== tables) setAnswer({ tables, at: performance.now() });
  const [now, setNow] = useState(answer.at);
  const isReady = tables !== null;
  useEffect(() => {
    if (!isReady) return;
    const timer = setInterval(() => setNow(performance.now()), 1_000);
    return () => clearInterval(timer);
  }, [isReady]);
  const secondsSince = Math.max(0, Math.floor((now - answer.at) / 1_000));
  const isDue = tables !== null && secondsSince > 0 && secondsSince % changesAfter(tables) === 0;
  useEffect(() => {
    if (!isDue || document.hidden) return;
    void queryClient.invalidateQueries({ queryKey: keyOf(liveTables, 'everybody', undefined), exact: true });
  }, [isDue]);
  return { view: view.kind === 'ready' ? { ...view, isRefreshing: false } : view, secondsSince };
}
