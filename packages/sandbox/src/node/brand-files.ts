import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadFile } from '../pages/play/play-routes.ts';

/** Reads the files of the brands in a folder, which has one for each brand. The caller checks what is asked for. */
export function brandFilesIn(folder: string): ReadFile {
  return (path) => readFile(join(folder, path)).catch(() => null);
}
