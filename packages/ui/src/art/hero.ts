import { drawHero as coastHero } from './coast/hero.ts';
import { inEveryHand } from './emblem/every-hand.ts';
import type { ArtHand } from './family.ts';
import { drawHero as guillocheHero } from './guilloche/hero.ts';
import { drawHero as halftoneHero } from './halftone/hero.ts';
import type { HeroShape } from './hero-shapes.ts';

export interface HeroRequest {
  readonly seed: number;
  readonly shape: HeroShape;
  readonly family?: ArtHand;
}

const families: Readonly<Record<ArtHand, (seed: number, shape: HeroShape) => string>> = {
  coast: coastHero,
  guilloche: guillocheHero,
  halftone: halftoneHero,
  ...inEveryHand('drawHero'),
};

/**
 * A scene for a promotion in one of `heroFrames`: the subject whole within the focus, the rest calm for text (light text on coast and
 * halftone, dark text on guilloche).
 */
export function drawHero({ seed, shape, family = 'coast' }: HeroRequest): string {
  return families[family](seed, shape);
}
