import { drawBackground as coastBackground } from './coast/background.ts';
import type { ArtFamily } from './family.ts';
import { drawBackground as guillocheBackground } from './guilloche/background.ts';
import { drawBackground as halftoneBackground } from './halftone/background.ts';

const families: Readonly<Record<ArtFamily, typeof coastBackground>> = {
  coast: coastBackground,
  guilloche: guillocheBackground,
  halftone: halftoneBackground,
};

/**
 * The quiet scenery behind the page on wide screens, 1600 x 1000. Translucent, so that the brand's own ground shows
 * through. Phones never ask for it.
 */
export function drawBackground(family: ArtFamily = 'coast'): string {
  return families[family]();
}
