import { useSyncExternalStore } from 'react';

/** Windows as `theme/media.ts` has them. */
export const phoneWindow = '(max-width: 600px)';
export const desktopWindow = '(min-width: 1000px)';

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
