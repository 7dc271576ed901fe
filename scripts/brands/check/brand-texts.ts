import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../pack-folder.ts';
import { readPackJson } from '../read-pack.ts';

/** A text of the product by area and key, e.g. `games-home:popular`. */
export function catalogueText(language: string, key: string): string | undefined {
  const [area = '', path = ''] = key.split(':');
  const file = join(repositoryRoot, 'packages/ui/src/locales', language, `${area}.json`);
  if (!existsSync(file)) return undefined;
  let node: unknown = JSON.parse(readFileSync(file, 'utf8'));
  for (const part of path.split('.')) node = (node as Record<string, unknown> | undefined)?.[part];
  return typeof node === 'string' ? node : undefined;
}

/** A brand's own texts in a language; empty where it has none. */
export function ownTexts(folder: string, language: string): Readonly<Record<string, string | undefined>> {
  const path = `copy/${language}.json`;
  return existsSync(join(folder, path)) ? (readPackJson(folder, path) as Record<string, string>) : {};
}
