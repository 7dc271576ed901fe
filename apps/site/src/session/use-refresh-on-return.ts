import { useEffect } from 'react';
import { makeStale } from '../platform/make-stale.ts';
import { storedToken } from '../platform/token.ts';

function refresh(): void {
  if (document.visibilityState === 'visible' && storedToken() !== null) makeStale('pageFocused');
}

/** Back in this tab: what is shown of a member may be old. */
export function useRefreshOnReturn(): void {
  useEffect(() => {
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, []);
}
