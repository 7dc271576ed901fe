import { createContext, useContext } from 'react';
import type { Brand } from './brand.ts';

/** The brand on the screen, named by whoever draws the page. */
export const BrandContext = createContext<Brand | null>(null);

export function useBrand(): Brand {
  const brand = useContext(BrandContext);
  if (brand === null) throw new Error('drawn outside of a brand');
  return brand;
}
