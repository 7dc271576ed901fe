import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

/** Whether the reader prefers reduced motion at this moment; in a browser only. */
export function wantsLessMotion(): boolean {
  return window.matchMedia(query).matches;
}

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** The same as a hook that follows changes; nothing moves while it is unknown (on the server). */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, wantsLessMotion, () => true);
}
