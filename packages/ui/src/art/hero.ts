import type { BrandLayout } from '../theme/brand.ts';
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
  /** The hero that it is for, where it is for one: emblems are composed for what that shows of them. */
  readonly form?: BrandLayout['hero'] | undefined;
}

const families: Readonly<
  Record<ArtHand, (seed: number, shape: HeroShape, form?: BrandLayout['hero']) => string>
> = {
  coast: coastHero,
  guilloche: guillocheHero,
  halftone: halftoneHero,
  ...inEveryHand('drawHero'),
};

/**
 * A scene for a promotion in one of `heroFrames`: the subject whole within the focus, the rest calm for text (light text on coast and
 * halftone, dark text on guilloche).
 */
export function drawHero({ seed, shape, family = 'coast', form }: HeroRequest): string {
  return families[family](seed, shape, form);
}
