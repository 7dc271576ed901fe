import type { OperationId } from '@fortuna/api/client.ts';
import type { BrandFeature } from '@fortuna/ui/theme/brand.ts';
import recorded from './operations.json' with { type: 'json' };
import { pages } from './pages.ts';

/** One address of the site: what it needs, and which operations of the contract it calls. */
export interface RouteEntry {
  readonly path: string;
  /** A member's page: guests see the login question in its place. */
  readonly isMember: boolean;
  /** Stands outside of the main layout. */
  readonly isAlone: boolean;
  readonly operations: readonly OperationId[];
  /** What a brand switches off to do without the page. */
  readonly feature?: BrandFeature;
}

/** What every page may call, what the frame calls around those that stand in it, and what each was seen to call besides, by address. */
const { everyPage = [], frame = [], ...seen }: Readonly<Record<string, readonly string[]>> = recorded;

/** `dist/routes.json`: the pages as their files say them, with the operations that the journeys have seen each of them call. */
export function routeList(): readonly RouteEntry[] {
  return pages.map(({ path, isMember, isAlone, feature }) => ({
    path,
    isMember,
    isAlone,
    operations: [...(seen[path] ?? []), ...everyPage, ...(isAlone ? [] : frame)] as OperationId[],
    feature,
  }));
}
