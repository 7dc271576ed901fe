import type { Brand } from '@fortuna/ui/theme/brand.ts';
import { createStore } from '../platform/create-store.ts';

let pack: Brand | undefined;

/** Said once, where the site starts. */
export function setBrandPack(brand: Brand): void {
  pack = brand;
}

/** The brand as its pack says; undefined in a document in which nobody has started a site (Storybook). */
export function brandPack(): Brand | undefined {
  return pack;
}

/** The brand as its operator has changed it since the build; null as long as nothing is known of that. */
export const changedBrand = createStore<Brand | null>(null);
