import type { ArtFamily } from '@fortuna/ui/art/family.ts';

/** Where the build puts the pictures that it draws (`build/art-files.ts`). */
export const coverPath = (family: ArtFamily, gameId: number): string => `/art/${family}/cover-${gameId}.svg`;

export const heroNames = ['hero', 'promo'] as const;
export const heroPath = (family: ArtFamily, name: (typeof heroNames)[number]): string =>
  `/art/${family}/${name}.svg`;

/** Scenes of the art families that suit the words beside them. */
export const heroSeeds = { hero: 4, promo: 2 } as const;
