import { NotFoundScreen } from '@fortuna/ui/screens/site/NotFound/NotFoundScreen.tsx';
import { NotOfferedScreen } from '@fortuna/ui/screens/site/NotOffered/NotOfferedScreen.tsx';
import type { BrandFeature } from '@fortuna/ui/theme/brand.ts';

/** In place of a page that the brand does without: what it may not offer is told so, help of its own elsewhere is none of the site's. */
export function SwitchedOff({ feature }: { readonly feature: BrandFeature }) {
  return feature === 'faq' ? <NotFoundScreen /> : <NotOfferedScreen />;
}
