import { SiteLogo } from '@fortuna/ui/components/SiteLogo/SiteLogo.tsx';
import { useBrand } from '@fortuna/ui/theme/brand-context.ts';

/** The operator's picture; the brand's sign and the site's name where it does not come. */
export function Example() {
  const { mark } = useBrand();
  return <SiteLogo name="Enseada" mark={mark} pictureUrl="https://cdn.casa.example/logo.png" />;
}
