import { useSyncExternalStore } from 'react';

/** Whether the window is such a one; never on the prerendered page. For what would be fetched or computed in vain: looks are CSS. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
