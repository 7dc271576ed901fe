import { createContext, useContext } from 'react';
import { mareBrand } from '../brands/mare/brand.ts';
import type { Brand } from './brand.ts';

/** The brand on the screen; the default brand where nobody says otherwise. */
export const BrandContext = createContext<Brand>(mareBrand);

export function useBrand(): Brand {
  return useContext(BrandContext);
}
