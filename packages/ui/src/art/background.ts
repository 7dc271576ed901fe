import { drawBackground as coastBackground } from './coast/background.ts';
import { inEveryHand } from './emblem/every-hand.ts';
import type { ArtHand } from './family.ts';
import { drawBackground as guillocheBackground } from './guilloche/background.ts';
import { drawBackground as halftoneBackground } from './halftone/background.ts';

const families: Readonly<Record<ArtHand, typeof coastBackground>> = {
  coast: coastBackground,
  guilloche: guillocheBackground,
  halftone: halftoneBackground,
  ...inEveryHand('drawBackground'),
};

/**
 * The quiet scenery behind the page on wide screens, 1600 x 1000. Translucent, so that the brand's own ground shows
 * through. Phones never ask for it.
 */
export function drawBackground(family: ArtHand = 'coast'): string {
  return families[family]();
}
