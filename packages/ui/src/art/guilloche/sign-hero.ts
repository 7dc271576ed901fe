import type { HeroShape } from '../hero-shapes.ts';
import type { Sign, SignPicture } from '../sign.ts';
import { framed } from './hero.ts';
import { inksOfSign, medal, note } from './sign-scene.ts';

const scenes = { hero: medal, promo: note } as const;

/** A brand's sign in metal and on paper, in its own inks. */
export function drawSignHero(sign: Sign, seed: number, name: SignPicture, shape: HeroShape): string {
  return framed(seed, inksOfSign(sign), shape, scenes[name](sign));
}
