import { SiteFooter } from '@fortuna/ui/screens/site/SiteFooter/SiteFooter.tsx';
import { useBrand } from '@fortuna/ui/theme/brand-context.ts';
import { use } from 'react';
import { brandFacts } from '../brand/load-facts.ts';
import { useKnownSite } from '../configuration/known-site.ts';

/** The foot of every page in the main layout. */
export function Footer() {
  return <SiteFooter facts={use(brandFacts(useBrand().id))} socials={useKnownSite()?.socials ?? null} />;
}
