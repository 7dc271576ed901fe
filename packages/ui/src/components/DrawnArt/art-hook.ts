import { useSyncExternalStore } from 'react';
import { artAddress } from '../../art/art-address.ts';
import { type ArtLoaders, artLoaders } from '../../art/art-loaders.ts';
import { type ArtHand, artHands, handOf } from '../../art/family.ts';
import { useBrand } from '../../theme/brand-context.ts';

interface LazyStore<Module> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly current: () => Module | null;
}

/** A chunk that is fetched when the first component needs it; if it could not be loaded, the next component tries again. */
function createLazyStore<Module>(load: () => Promise<Module>): LazyStore<Module> {
  let loaded: Module | null = null;
  let isAsked = false;
  const listeners = new Set<() => void>();

  function arrive(module: Module): void {
    loaded = module;
    for (const listener of listeners) listener();
  }
  return {
    subscribe(listener) {
      listeners.add(listener);
      if (!isAsked) {
        isAsked = true;
        load().then(arrive, () => {
          isAsked = false;
        });
      }
      return () => listeners.delete(listener);
    },
    current: () => loaded,
  };
}

const beforeHydration = () => null;

/**
 * A hook that gives one kind of drawing in the brand's manner once its chunk is there, null before and while prerendering:
 * drawing code must not delay the page that it decorates. The other hands are never fetched.
 */
export function createArtHook<Kind extends keyof ArtLoaders>(
  kind: Kind,
): () => Awaited<ReturnType<ArtLoaders[Kind]>> | null {
  type Art = Awaited<ReturnType<ArtLoaders[Kind]>>;
  const stores = Object.fromEntries(
    artHands.map((hand) => [hand, createLazyStore(() => artLoaders[hand][kind]() as Promise<Art>)]),
  ) as Readonly<Record<ArtHand, LazyStore<Art>>>;
  return () => {
    const { subscribe, current } = stores[handOf(useBrand())];
    return useSyncExternalStore(subscribe, current, beforeHydration);
  };
}

/** What makes the address of an `img` of drawn markup, in the brand's own hues. */
export function useArtAddress(): (markup: string) => string {
  const brand = useBrand();
  return (markup) => artAddress(markup, brand);
}
