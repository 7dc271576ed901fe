import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defaultBrand } from '../../packages/ui/src/brands/default-brand.ts';

export const repositoryRoot = join(import.meta.dirname, '../..');
export const brandsFolder = join(repositoryRoot, 'packages/ui/src/brands');
export const localesFolder = join(repositoryRoot, 'packages/ui/src/locales');

/** Ids of the brand packs in a folder: every folder in it is one. */
export function brandIds(folder: string = brandsFolder): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** The brands of the product besides the default one. */
export function otherBrandIds(): readonly string[] {
  return brandIds().filter((id) => id !== defaultBrand.id);
}

/** `mare-alta` -> `mareAlta`, for names in generated code. */
export function camelCase(id: string): string {
  return id.replace(/-([a-z0-9])/g, (_dash, letter: string) => letter.toUpperCase());
}
