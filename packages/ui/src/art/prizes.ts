import { drawPrize as coastPrize } from './coast/prize.ts';
import type { ArtFamily } from './family.ts';
import { drawPrize as guillochePrize } from './guilloche/prize.ts';
import { drawPrize as halftonePrize } from './halftone/prize.ts';
import type { PrizeKind } from './prize-kinds.ts';

const families: Readonly<Record<ArtFamily, typeof coastPrize>> = {
  coast: coastPrize,
  guilloche: guillochePrize,
  halftone: halftonePrize,
};

/** The picture of a prize, 96 x 96, on a transparent ground. */
export function drawPrize(kind: PrizeKind, family: ArtFamily = 'coast'): string {
  return families[family](kind);
}
