import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SitePath } from '@fortuna/domain/site-map.ts';

/** What an address needs to show its content and not only its frame. */
const queries: Partial<Record<SitePath, string>> = {
  '/gameInfo': '?platType=mirante-9&gameCode=leap-of-the-pitanga&name=Salto+da+Pitanga&provider=Mirante+9',
};

interface BuiltRoute {
  readonly path: SitePath;
  readonly isMember: boolean;
}

/** Every route of the built site. */
export const routes = JSON.parse(
  readFileSync(join(import.meta.dirname, '../dist/routes.json'), 'utf8'),
) as readonly BuiltRoute[];

/** A route as a person would open it. */
export function addressOf(path: SitePath): string {
  return `${path}${queries[path] ?? ''}`;
}

/** Every address of the built site. */
export const addresses: readonly string[] = routes.map(({ path }) => addressOf(path));
