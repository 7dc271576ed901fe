import type { Brand } from '@fortuna/ui/theme/brand.ts';

/** Where the build puts a brand's own picture for banners that come without one. Apart from `art-paths.ts`: no first view needs it. */
export const bannerPath = (folder: string): string => `/art/${folder}/banner.svg`;

/** The same of a brand that has one; null for all others. */
export function ownBanner({
  artFolder,
  hasOwnBanner,
}: Pick<Brand, 'artFolder' | 'hasOwnBanner'>): string | null {
  return hasOwnBanner && artFolder !== undefined ? bannerPath(artFolder) : null;
}
