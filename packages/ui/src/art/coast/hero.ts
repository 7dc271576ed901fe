import { createRandom, spread } from '../random.ts';
import { ROOT, svg } from '../svg.ts';
import { coastHeroes } from './heroes.ts';
import { tones } from './palette.ts';
import { finish, paintOf, type Scene, sceneDefs } from './scene.ts';

const HERO_WIDTH = 800;
const HERO_HEIGHT = 480;

/**
 * A wide scene for a promotion, 800 x 480: subject on the right third, a dark veil on the left so that light text
 * is legible on any of the tones. Crop with `preserveAspectRatio="xMaxYMid slice"`, which is set.
 */
export function drawHero(seed: number): string {
  const all = coastHeroes;
  const draw = all[spread(seed, 0, all.length)] ?? all[0];
  const tone = tones[spread(seed, 1, tones.length)] ?? tones[0];
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
