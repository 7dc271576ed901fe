import type { BrandFeature } from '@fortuna/ui/theme/brand.ts';
import { isOutsideAddress } from '@fortuna/ui/theme/outside-address.ts';
import { addresses } from '../routes/addresses.ts';

/**
 * Where a link that the server sends (of an announcement, of a banner) may lead: to a page that this site has, or outside over https.
 * @returns for an address what to link to, or null where there is no such page
 */
export function linkInto(switchedOff: readonly BrandFeature[]): (address: string | null) => string | null {
  return (address) => {
    if (address === null) return null;
    if (!address.startsWith('/')) return isOutsideAddress(address) ? address : null;
    const { origin } = window.location;
    const url = URL.parse(address, origin);
    if (url?.origin !== origin) return null;
    const page = addresses.find(({ path }) => path === url.pathname);
    const isThere = page !== undefined && !(page.feature && switchedOff.includes(page.feature));
    return isThere ? url.pathname + url.search + url.hash : null;
  };
}
