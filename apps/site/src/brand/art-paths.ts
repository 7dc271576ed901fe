import type { HeroShape } from '@fortuna/ui/art/hero-shapes.ts';
import type { BrandLayout, IconSetName } from '@fortuna/ui/theme/brand.ts';

/** Where the build puts the pictures that it draws (`build/art-files.ts`): `folder` is a family, or a brand's that has pictures of its own. */
export const coverPath = (folder: string, tile: BrandLayout['tile'], gameId: number): string =>
  `/art/${folder}/${tile}-${gameId}.svg`;

export const heroNames = ['hero', 'promo'] as const;
export const heroPath = (folder: string, name: (typeof heroNames)[number], shape: HeroShape): string =>
  `/art/${folder}/${name}-${shape}.svg`;

/** A set of signs, for a page that carries another. */
export const iconsPath = (set: IconSetName): string => `/icons/${set}.svg`;

/** Scenes of the art families that suit the words beside them. */
export const heroSeeds = { hero: 4, promo: 2 } as const;
