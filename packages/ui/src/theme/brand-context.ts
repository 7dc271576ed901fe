import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Brand } from './brand.ts';

/** The brand on the screen as its pack says, named by whoever draws the page. */
export const BrandContext = createContext<Brand | null>(null);

/** What the brand's operator has changed since the build, as it becomes known. */
export interface BrandChanges {
  readonly subscribe: (listener: () => void) => () => void;
  /** The brand with the changes; null as long as there are none. */
  readonly get: () => Brand | null;
}

/** Nothing changes where nobody says otherwise. */
export const BrandChangesContext = createContext<BrandChanges>({
  subscribe: () => () => undefined,
  get: () => null,
});

/** The brand as built: for what its operator cannot change. */
export function useBrandPack(): Brand {
  const brand = useContext(BrandContext);
  if (brand === null) throw new Error('drawn outside of a brand');
  return brand;
}

const asDrawn = () => null;

/**
 * The brand on the screen, with what its operator has changed. A part of the prerendered page that wakes up late is taken over as it was
 * drawn and changes then: a context that changed in the meantime would not let it.
 */
export function useBrand(): Brand {
  const pack = useBrandPack();
  const { subscribe, get } = useContext(BrandChangesContext);
  return useSyncExternalStore(subscribe, get, asDrawn) ?? pack;
}
