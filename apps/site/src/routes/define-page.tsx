import type { SitePath } from '@fortuna/domain/site-map.ts';
import { lazyPart } from '@fortuna/ui/components/lazy-look.tsx';
import type { BrandFeature } from '@fortuna/ui/theme/brand.ts';
import { useBrand } from '@fortuna/ui/theme/brand-context.ts';
import type { ComponentType } from 'react';
import { Failure } from '../frame/Failure.tsx';
import type { Read } from '../platform/reads.ts';
import { startReads } from '../platform/start-reads.ts';
import type { PageModule } from './page-entry.ts';

/**
 * What a page is. The first three are read from the file's text too (`scripts/generate-pages.ts`), for the router and the route
 * manifest, which must know them before the page is loaded: they stand there as plain words.
 */
export interface PageOptions {
  readonly path: SitePath;
  /** What a brand switches off to do without the page: its address then says so. */
  readonly feature?: BrandFeature;
  /** Stands outside of the main layout. */
  readonly isAlone?: boolean;
  /** Asked for as soon as somebody is on the way here; those of a member only where there is one. */
  readonly reads?: readonly Read<undefined, unknown>[];
}

/** In place of a page that the brand does without. */
export const SwitchedOff = lazyPart(
  async () => (await import('./site/switched-off.tsx')).SwitchedOff,
  Failure,
);

/** A page of the site: `export const page = definePage({ path: '/faq' }, Faq);` in a file of its own, `<name>.page.tsx`. */
export function definePage({ feature, reads = [] }: PageOptions, Content: ComponentType): PageModule {
  return {
    // Starts the reads; never awaits them, never redirects.
    loader: () => {
      startReads(reads);
      return null;
    },
    Component: function Page() {
      const { switchedOff } = useBrand();
      if (feature !== undefined && switchedOff.includes(feature)) return <SwitchedOff feature={feature} />;
      return <Content />;
    },
  };
}
