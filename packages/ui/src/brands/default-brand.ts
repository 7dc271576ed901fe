import type { Brand } from '../theme/brand.ts';
import { mareBrand } from './mare/brand.ts';

/** The brand of unknown hosts, and the one that takes over where another fails; the catalogue is its wording. Named here alone. */
export const defaultBrand: Brand = mareBrand;
