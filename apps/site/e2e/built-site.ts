import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The built site as files. */
const dist = join(import.meta.dirname, '../dist');

function builtJson(name: string): unknown {
  const file = join(dist, name);
  if (!existsSync(file)) throw new Error(`${file} is missing: the journeys need the built site`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

export interface BuiltRoute {
  readonly path: string;
  readonly isMember: boolean;
  readonly isAlone: boolean;
  /** Operations of the contract that the page calls. */
  readonly operations: readonly string[];
}

export function builtRoutes(): readonly BuiltRoute[] {
  return builtJson('routes.json') as readonly BuiltRoute[];
}

/** The script of a brand that is not the default one. */
export const brandScripts = /\/assets\/brand-[\w-]{8}\.js$/;

/** Bytes of the compressed copy that a server sends of a file; null where it has none, because it would not be smaller. */
export function sizeOfCopy(path: string): number | null {
  const copy = join(dist, `${path}.br`);
  return existsSync(copy) ? statSync(copy).size : null;
}

/** The Content-Security-Policy that every page is sent with. */
export function builtPolicy(): string {
  const { page } = builtJson('headers.json') as { readonly page: Readonly<Record<string, string>> };
  return page['Content-Security-Policy'] ?? '';
}
