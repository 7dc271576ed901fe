import type { Brand } from '@fortuna/ui/theme/brand.ts';
import { isBrand } from '@fortuna/ui/theme/is-brand.ts';

/** Every brand but the default one is a chunk of its own. */
const packs = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../../../packages/ui/src/brands/*/brand.ts',
);

/** The data of a brand other than the default one. Throws where there is none of that name, where it does not arrive, and where it is broken. */
export async function loadBrand(id: string): Promise<Brand> {
  const module = await packs[`../../../../packages/ui/src/brands/${id}/brand.ts`]?.();
  const brand = Object.values(module ?? {}).find(isBrand);
  if (brand?.id !== id) throw new Error(`no usable data for brand ${id}`);
  return brand;
}
