import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files by path below the site's root. */
export type SiteFiles = ReadonlyMap<string, string | Buffer>;

export function writeFiles(dist: string, files: SiteFiles): void {
  for (const [path, content] of files) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), content);
  }
}
