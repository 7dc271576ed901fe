import { createContext, useContext } from 'react';
import type { Brand } from './brand.ts';

/** The brand on the screen; whoever draws a page says which. */
export const BrandContext = createContext<Brand | null>(null);

export function useBrand(): Brand {
  const brand = useContext(BrandContext);
  if (brand === null) throw new Error('drawn outside of a brand');
  return brand;
}
