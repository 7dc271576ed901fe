import { drawHero as coastHero } from './coast/hero.ts';
import type { ArtFamily } from './family.ts';
import { drawHero as guillocheHero } from './guilloche/hero.ts';
import { drawHero as halftoneHero } from './halftone/hero.ts';

export interface HeroRequest {
  readonly seed: number;
  readonly family?: ArtFamily;
}

const families: Readonly<Record<ArtFamily, typeof coastHero>> = {
  coast: coastHero,
  guilloche: guillocheHero,
  halftone: halftoneHero,
};

/**
 * A wide scene for a promotion, 800 x 480: subject on the right, the left calm for text (light text on coast and
 * halftone, dark text on guilloche). Cropped from the left: `preserveAspectRatio="xMaxYMid slice"` is set.
 */
export function drawHero({ seed, family = 'coast' }: HeroRequest): string {
  return families[family](seed);
}
