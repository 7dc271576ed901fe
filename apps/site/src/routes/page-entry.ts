import type { SitePath } from '@fortuna/domain/site-map.ts';
import type { BrandFeature } from '@fortuna/ui/theme/brand.ts';
import type { PageModule } from './define-page.tsx';

/** A page as the router knows it before it is loaded; made from the page files (`pages.ts`). */
export interface PageEntry {
  readonly path: SitePath;
  readonly isMember: boolean;
  readonly isAlone: boolean;
  readonly feature?: BrandFeature;
  readonly load: () => Promise<{ readonly page: PageModule }>;
}
