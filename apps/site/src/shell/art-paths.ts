/** Where the build puts the pictures that it draws (`build/art-files.ts`). */
export const coverPath = (gameId: number): string => `/art/cover-${gameId}.svg`;

export const heroPaths = { hero: '/art/hero.svg', promo: '/art/promo.svg' } as const;

/** Scenes of the art family that suit the words beside them. */
export const heroSeeds = { hero: 4, promo: 2 } as const;
