import { mareBrand } from '@fortuna/ui/brands/mare/brand.ts';
import type { Brand } from '@fortuna/ui/theme/brand.ts';

/** The brand of unknown hosts, and the one that takes over where another fails; the catalogue is its wording. */
export const defaultBrand: Brand = mareBrand;
