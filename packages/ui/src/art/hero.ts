import { coastHeroes } from './coast/heroes.ts';
import type { ArtFamily } from './family.ts';
import { tones } from './palette.ts';
import { createRandom, spread } from './random.ts';
import { type Composition, finish, paintOf, type Scene, sceneDefs } from './scene.ts';
import { ROOT, svg } from './svg.ts';

export interface HeroRequest {
  readonly seed: number;
  readonly family?: ArtFamily;
}

const HERO_WIDTH = 800;
const HERO_HEIGHT = 480;

const heroes: Readonly<Record<ArtFamily, readonly [Composition, ...Composition[]]>> = { coast: coastHeroes };

/**
 * A wide scene for a promotion, 800 x 480: subject on the right third, a dark veil on the left so that light text
 * is legible on any of the tones. Crop with `preserveAspectRatio="xMaxYMid slice"`, which is set.
 */
export function drawHero({ seed, family = 'coast' }: HeroRequest): string {
  const all = heroes[family];
  const draw = all[spread(seed, 0, all.length)] ?? all[0];
  const tone = tones[family][spread(seed, 1, tones[family].length)] ?? tones[family][0];
  const prefix = `h${(seed >>> 0).toString(36)}`;
  const scene: Scene = {
    random: createRandom(seed),
    tone,
    paint: paintOf(prefix),
    prefix,
    isMirrored: false,
    width: HERO_WIDTH,
    height: HERO_HEIGHT,
  };
  const veil = svg`<linearGradient id="${prefix}t"><stop stop-color="${tone.ink}" stop-opacity=".88"/><stop offset=".38" stop-color="${tone.ink}" stop-opacity=".72"/><stop offset=".68" stop-color="${tone.ink}" stop-opacity="0"/></linearGradient><path fill="url(#${prefix}t)" d="M0 0h800v480H0z"/>`;
  const body = draw(scene) + veil + finish(scene);
  return `<svg ${ROOT} viewBox="0 0 800 480" preserveAspectRatio="xMaxYMid slice">${sceneDefs(tone, prefix, body)}${body}</svg>`;
}
