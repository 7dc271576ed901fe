import { useEffect, useEffectEvent } from 'react';

/** Calls back once the page is left: for another page of the site, another site, or by closing the tab. */
export function useLeaving(isIn: boolean, onLeave: (how: 'page' | 'window') => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (!isIn) return;
    let hasLeft = false;
    const go = (how: 'page' | 'window') => {
      if (hasLeft) return;
      hasLeft = true;
      leave(how);
    };
    const hide = () => go('window');
    window.addEventListener('pagehide', hide);
    return () => {
      window.removeEventListener('pagehide', hide);
      go('page');
    };
  }, [isIn]);
}
