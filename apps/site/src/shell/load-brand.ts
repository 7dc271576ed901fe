import { mareBrand } from '@fortuna/ui/brands/mare/brand.ts';
import type { Brand } from '@fortuna/ui/theme/brand.ts';
import { isBrand } from '@fortuna/ui/theme/is-brand.ts';

/** Every brand but the default one is a chunk of its own. */
const packs = import.meta.glob<Readonly<Record<string, unknown>>>([
  '../../../../packages/ui/src/brands/*/brand.ts',
  '!../../../../packages/ui/src/brands/mare/brand.ts',
]);

/** The brand of unknown hosts, and the one that takes over where another fails. */
export const defaultBrand: Brand = mareBrand;

/** A brand's data. Throws where there is none of that name, where it does not arrive, and where it is broken. */
export async function loadBrand(id: string): Promise<Brand> {
  if (id === defaultBrand.id) return defaultBrand;
  const module = await packs[`../../../../packages/ui/src/brands/${id}/brand.ts`]?.();
  const brand = Object.values(module ?? {}).find(isBrand);
  if (brand?.id !== id) throw new Error(`no usable data for brand ${id}`);
  return brand;
}
