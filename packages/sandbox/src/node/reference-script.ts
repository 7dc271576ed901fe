import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The script of the readable reference, from the installed package: nothing is loaded from elsewhere. */
export function readReferenceScript(): Promise<string> {
  return readFile(fileURLToPath(import.meta.resolve('rapidoc')), 'utf8');
}
