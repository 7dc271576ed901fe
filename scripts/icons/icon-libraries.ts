import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Library {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
  /** Names of the same drawing. */
  readonly aliases?: Readonly<Record<string, { readonly parent: string } | undefined>>;
  /** Edge of its grid. */
  readonly height: number;
}

function libraryAt(url: string): Library {
  return JSON.parse(readFileSync(fileURLToPath(url), 'utf8')) as Library;
}

export const phosphor = libraryAt(import.meta.resolve('@iconify-json/ph/icons.json'));
export const material = libraryAt(import.meta.resolve('@iconify-json/material-symbols-light/icons.json'));
export const solar = libraryAt(import.meta.resolve('@iconify-json/solar/icons.json'));

/** Where a drawing is from, and its markup: a name begins with `ph:` where it is Phosphor's and not the set's own library's. */
export function drawingOf(own: Library, drawing: string): { readonly from: Library; readonly body: string } {
  const [from, name] = drawing.startsWith('ph:') ? [phosphor, drawing.slice(3)] : [own, drawing];
  const body = from.icons[from.aliases?.[name]?.parent ?? name]?.body;
  if (body === undefined) throw new Error(`"${drawing}" is not in its library`);
  return { from, body };
}
