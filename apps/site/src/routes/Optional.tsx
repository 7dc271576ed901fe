import { NotFoundScreen } from '@fortuna/ui/screens/site/NotFound/NotFoundScreen.tsx';
import type { BrandFeature } from '@fortuna/ui/theme/brand.ts';
import { useBrand } from '@fortuna/ui/theme/brand-context.ts';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';

export interface OptionalProps {
  readonly feature: BrandFeature;
  readonly children: ReactNode;
}

/** A page that a brand may switch off: its address is then none of the site's (`feature` in the manifest). */
export function Optional({ feature, children }: OptionalProps) {
  return useBrand().switchedOff.includes(feature) ? (
    <NotFoundScreen homeHref={paths.home} gamesHref={paths.games()} />
  ) : (
    children
  );
}
