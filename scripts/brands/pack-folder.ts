import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const repositoryRoot = join(import.meta.dirname, '../..');
export const brandsFolder = join(repositoryRoot, 'packages/ui/src/brands');

/** Ids of the brand packs in a folder: every folder in it is one. */
export function brandIds(folder: string = brandsFolder): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** `mare-alta` -> `mareAlta`, for names in generated code. */
export function camelCase(id: string): string {
  return id.replace(/-([a-z0-9])/g, (_dash, letter: string) => letter.toUpperCase());
}
