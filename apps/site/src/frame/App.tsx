import type { Brand } from '@fortuna/ui/theme/brand.ts';
import { BrandChangesContext, BrandContext } from '@fortuna/ui/theme/brand-context.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { RouterProvider } from 'react-router-dom';
import { changedBrand } from '../configuration/shown-brand.ts';
import { queryClient } from '../platform/query-client.ts';
import type { SiteRouter } from '../routes/site-router.ts';

export interface AppProps {
  readonly router: SiteRouter;
  /** As its pack says. */
  readonly brand: Brand;
}

/** Everything that every page stands in. */
export function App({ router, brand }: AppProps) {
  return (
    <StrictMode>
      <BrandContext value={brand}>
        <BrandChangesContext value={changedBrand}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </BrandChangesContext>
      </BrandContext>
    </StrictMode>
  );
}
