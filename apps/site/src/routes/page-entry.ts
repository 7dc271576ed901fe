import type { SitePath } from '@fortuna/domain/site-map.ts';
import type { BrandFeature } from '@fortuna/ui/theme/brand.ts';
import type { ComponentType } from 'react';

/** What the router takes of a page. */
export interface PageModule {
  readonly Component: ComponentType;
  readonly loader: () => null;
}

/** A page as the router knows it before it is loaded; made from the page files (`pages.ts`). */
export interface PageEntry {
  readonly path: SitePath;
  readonly isMember: boolean;
  readonly isAlone: boolean;
  readonly feature?: BrandFeature;
  readonly load: () => Promise<{ readonly page: PageModule }>;
}
