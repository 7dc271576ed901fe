import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PageFont } from '../pages/page-assets.ts';

/** A typeface from the installed package: nothing is loaded from elsewhere. */
export function readPageFont({ family, script }: PageFont): Promise<Uint8Array<ArrayBuffer>> {
  const file = `@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`;
  return readFile(fileURLToPath(import.meta.resolve(file)));
}
