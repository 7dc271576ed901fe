import type { HeroShape } from '../hero-shapes.ts';
import type { Sign, SignPicture } from '../sign.ts';
import { framed } from './hero.ts';
import { asBlow, flatOfSign, onStage } from './sign-scene.ts';

const scenes = { hero: onStage, promo: asBlow } as const;

/** A brand's sign in pixels, in its own colours. */
export function drawSignHero(sign: Sign, seed: number, name: SignPicture, shape: HeroShape): string {
  return framed(seed, flatOfSign(sign), shape, scenes[name](sign));
}
