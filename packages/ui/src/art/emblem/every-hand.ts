import type { EmblemHand } from '../family.ts';
import { art as collages } from './collages.ts';
import type { EmblemArt } from './emblem-art.ts';
import { art as posters } from './posters.ts';
import { art as tubes } from './tubes.ts';

/** One kind of drawing by each hand. All hands in one module: for tests and pictures of the kit, never for a page. */
export const inEveryHand = <Kind extends keyof EmblemArt>(
  kind: Kind,
): Readonly<Record<EmblemHand, EmblemArt[Kind]>> => ({
  posters: posters[kind],
  collages: collages[kind],
  tubes: tubes[kind],
});
