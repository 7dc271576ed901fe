import type { ArtFamily } from '@fortuna/ui/art/family.ts';
import type { HeroShape } from '@fortuna/ui/art/hero-shapes.ts';
import type { BrandLayout, IconSetName } from '@fortuna/ui/theme/brand.ts';

/** Where the build puts the pictures that it draws (`build/art-files.ts`). */
export const coverPath = (family: ArtFamily, tile: BrandLayout['tile'], gameId: number): string =>
  `/art/${family}/${tile}-${gameId}.svg`;

export const heroNames = ['hero', 'promo'] as const;
export const heroPath = (family: ArtFamily, name: (typeof heroNames)[number], shape: HeroShape): string =>
  `/art/${family}/${name}-${shape}.svg`;

/** A set of signs, for a page that carries another. */
export const iconsPath = (set: IconSetName): string => `/icons/${set}.svg`;

/** Scenes of the art families that suit the words beside them. */
export const heroSeeds = { hero: 4, promo: 2 } as const;
