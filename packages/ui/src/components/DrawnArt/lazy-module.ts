import { useSyncExternalStore } from 'react';

/**
 * A hook that gives a module once its chunk is there, null before and while prerendering: drawing code must not delay the
 * page that it decorates. A chunk that could not be loaded is asked for again by the next component that wants it.
 */
export function createLazyModule<Module>(load: () => Promise<Module>): () => Module | null {
  let loaded: Module | null = null;
  let isAsked = false;
  const listeners = new Set<() => void>();

  function arrive(module: Module): void {
    loaded = module;
    for (const listener of listeners) listener();
  }
  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    if (!isAsked) {
      isAsked = true;
      load().then(arrive, () => {
        isAsked = false;
      });
    }
    return () => listeners.delete(listener);
  }
  const current = () => loaded;
  const beforeHydration = () => null;
  return () => useSyncExternalStore(subscribe, current, beforeHydration);
}
