import { drawPrize as coastPrize } from './coast/prize.ts';
import { inEveryHand } from './emblem/every-hand.ts';
import type { ArtHand } from './family.ts';
import { drawPrize as guillochePrize } from './guilloche/prize.ts';
import { drawPrize as halftonePrize } from './halftone/prize.ts';
import type { PrizeKind } from './prize-kinds.ts';

const families: Readonly<Record<ArtHand, typeof coastPrize>> = {
  coast: coastPrize,
  guilloche: guillochePrize,
  halftone: halftonePrize,
  ...inEveryHand('drawPrize'),
};

/** The picture of a prize, 96 x 96, on a transparent ground. */
export function drawPrize(kind: PrizeKind, family: ArtHand = 'coast'): string {
  return families[family](kind);
}
