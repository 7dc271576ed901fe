import type { HeroShape } from '../hero-shapes.ts';
import type { Sign, SignPicture } from '../sign.ts';
import { framed } from './hero.ts';
import { signInSun, signRises, toneOfSign } from './sign-scene.ts';

const scenes = { hero: signRises, promo: signInSun } as const;

/** A brand's sign over the water, in its own colours. */
export function drawSignHero(sign: Sign, seed: number, name: SignPicture, shape: HeroShape): string {
  return framed(seed, toneOfSign(sign), shape, (scene, kind) => scenes[name](scene, sign, kind));
}
