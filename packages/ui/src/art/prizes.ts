import { drawPrize as coastPrize } from './coast/prize.ts';
import * as collages from './emblem/collages.ts';
import * as posters from './emblem/posters.ts';
import * as tubes from './emblem/tubes.ts';
import type { ArtHand } from './family.ts';
import { drawPrize as guillochePrize } from './guilloche/prize.ts';
import { drawPrize as halftonePrize } from './halftone/prize.ts';
import type { PrizeKind } from './prize-kinds.ts';

const families: Readonly<Record<ArtHand, typeof coastPrize>> = {
  coast: coastPrize,
  guilloche: guillochePrize,
  halftone: halftonePrize,
  posters: posters.drawPrize,
  collages: collages.drawPrize,
  tubes: tubes.drawPrize,
};

/** The picture of a prize, 96 x 96, on a transparent ground. */
export function drawPrize(kind: PrizeKind, family: ArtHand = 'coast'): string {
  return families[family](kind);
}
