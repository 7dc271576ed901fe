import { useEffect, useEffectEvent } from 'react';

/** Calls back when the page comes to the front again: back from the bank's app, or from another tab. */
export function usePageFocus(onFocus: () => void): void {
  const handle = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onFocus();
  });
  useEffect(() => {
    document.addEventListener('visibilitychange', handle);
    window.addEventListener('focus', handle);
    return () => {
      document.removeEventListener('visibilitychange', handle);
      window.removeEventListener('focus', handle);
    };
  }, []);
}
