/** So many tiles fill whole rows at every width; the large tile stands for four. */
export const tilesOfWholeRows = { plain: 18, featured: 15 } as const;
