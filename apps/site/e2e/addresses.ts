import { manifest, type RoutePath } from '../src/routes/manifest.ts';

/** What an address needs to show its content and not only its frame. */
const queries: Partial<Record<RoutePath, string>> = {
  '/gameInfo': '?platType=mirante-9&gameCode=leap-of-the-pitanga&name=Salto+da+Pitanga&provider=Mirante+9',
};

/** A route as a person would open it. */
export function addressOf(path: RoutePath): string {
  return `${path}${queries[path] ?? ''}`;
}

/** Every address of the manifest. */
export const addresses: readonly string[] = manifest.map(({ path }) => addressOf(path));
