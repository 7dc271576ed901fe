import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** The whole window on the whole screen, where the browser can. */
export function useFullscreen(): { readonly isOn: boolean; readonly toggle: () => void } {
  const isOn = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
  const toggle = () => {
    const change = isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen?.();
    // Refused by the browser: the game stays in its window.
    change?.catch(() => undefined);
  };
  return { isOn, toggle };
}
