import type { OperationId } from '@fortuna/api/client.ts';
import type { BrandFeature } from '@fortuna/ui/theme/brand.ts';
import recorded from './operations.json' with { type: 'json' };
import { pages } from './pages.ts';

/** One address of the site: what it needs, and which operations of the contract it calls. */
export interface RouteEntry {
  readonly path: string;
  /** A member's page: guests see the login question in its place. */
  readonly isMember: boolean;
  readonly operations: readonly OperationId[];
  /** What a brand switches off to do without the page. */
  readonly feature?: BrandFeature;
}

interface Recorded {
  /** What every page may call. */
  readonly everyPage: readonly string[];
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

/** `dist/routes.json`: the pages as their files say them, with the operations that the journeys have seen each of them call. */
export function routeList(): readonly RouteEntry[] {
  const { everyPage, pages: seen }: Recorded = recorded;
  return pages.map(({ path, isMember, feature }) => ({
    path,
    isMember,
    operations: [...(seen[path] ?? []), ...everyPage] as OperationId[],
    feature,
  }));
}
