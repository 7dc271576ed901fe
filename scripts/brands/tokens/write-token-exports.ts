import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandIds } from '../pack-folder.ts';
import { tokenExports } from './token-exports.ts';

/** Writes what other tools read of every brand in a folder of packs into the folder that the brand has for them. Returns the paths. */
export function writeTokenExports(brands: string, folderOf: (id: string) => string): readonly string[] {
  return brandIds(brands).flatMap((id) => {
    const folder = folderOf(id);
    mkdirSync(folder, { recursive: true });
    return [...tokenExports(join(brands, id))].map(([name, tokens]) => {
      const path = join(folder, name);
      writeFileSync(path, `${JSON.stringify(tokens, null, 2)}\n`);
      return path;
    });
  });
}
