import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadFile } from '../pages/play/play-routes.ts';
import type { SiteBrand } from '../site/brand-sites.ts';

/** Reads the files of the brands in a folder, which has one for each brand. The caller checks what is asked for. */
export function brandFilesIn(folder: string): ReadFile {
  return (path) => readFile(join(folder, path)).catch(() => null);
}

/** The brands in such a folder; what cannot be read is left out. */
export function brandsIn(folder: string): readonly SiteBrand[] {
  const parsed = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8'));
  const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  );
  return names.flatMap((name) => {
    try {
      const { id, hosts } = parsed(`${name}/brand.json`) as Pick<SiteBrand, 'id' | 'hosts'>;
      const { artFamily } = parsed(`${name}/layout.json`) as Pick<SiteBrand, 'artFamily'>;
      return [{ id, hosts: [...hosts], artFamily }];
    } catch {
      return [];
    }
  });
}
