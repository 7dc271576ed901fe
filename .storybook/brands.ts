import '../packages/ui/src/theme/base.css';
import { defaultBrand } from '../packages/ui/src/brands/default-brand.ts';
import type { Brand } from '../packages/ui/src/theme/brand.ts';

import.meta.glob('../packages/ui/src/brands/*/{brand,fonts}.css', { eager: true });

const modules = import.meta.glob<Record<string, unknown>>('../packages/ui/src/brands/*/brand.ts', {
  eager: true,
});

function isBrand(value: unknown): value is Brand {
  return typeof value === 'object' && value !== null && 'artFamily' in value && 'layout' in value;
}

const found = Object.values(modules).flatMap((module) => Object.values(module).filter(isBrand));

export { defaultBrand };

/** Every brand of the product, the default one first. */
export const brands: readonly Brand[] = found.toSorted(
  (one, other) => Number(other.id === defaultBrand.id) - Number(one.id === defaultBrand.id),
);

/** The value of the toolbar for all brands beside each other. */
export const allBrands = 'all';

/** The brand with this id, else the default one. */
export function brandById(id: unknown): Brand {
  return brands.find((brand) => brand.id === id) ?? defaultBrand;
}
