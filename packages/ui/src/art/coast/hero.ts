import { heroFocus } from '../hero-focus.ts';
import { type HeroShape, heroFrames } from '../hero-shapes.ts';
import { createRandom, spread } from '../random.ts';
import { ROOT, svg } from '../svg.ts';
import { coastHeroes } from './heroes.ts';
import { type Tone, tones } from './palette.ts';
import { finish, paintOf, type Scene, sceneDefs } from './scene.ts';

/** Night all around the subject of a wide picture, so that light words beside it are legible on any of the tones. */
function veil({ tone, prefix, width, height }: Scene): string {
  const { x, y, width: across, height: down } = heroFocus.wide;
  const stop = (offset: number, opacity: number): string =>
    svg`<stop offset="${offset}" stop-color="${tone.ink}" stop-opacity="${opacity * (tone.isNight ? 0.75 : 1)}"/>`;
  return svg`<radialGradient id="${prefix}t" gradientUnits="userSpaceOnUse" cx="${x + across / 2}" cy="${y + down / 2}" r="900">${stop(0.16, 0)}${stop(0.28, 0.34)}${stop(0.38, 0.7)}${stop(0.7, 0.84)}${stop(1, 0.9)}</radialGradient><path fill="url(#${prefix}t)" d="M0 0h${width}v${height}H0z"/>`;
}

/** A landscape in one of the hero's shapes, with the veil that words beside its subject need. */
export function framed(
  seed: number,
  tone: Tone,
  shape: HeroShape,
  draw: (scene: Scene, shape: HeroShape) => string,
): string {
  const prefix = `h${(seed >>> 0).toString(36)}`;
  const { width, height } = heroFrames[shape];
  const scene: Scene = {
    random: createRandom(seed),
    tone,
    paint: paintOf(prefix),
    prefix,
    isMirrored: false,
    width,
    height,
  };
  const body = draw(scene, shape) + finish(scene) + (shape === 'wide' ? veil(scene) : '');
  return `<svg ${ROOT} viewBox="0 0 ${width} ${height}">${sceneDefs(tone, prefix, body)}${body}</svg>`;
}

/** A landscape of the bay with one subject in it, composed for its shape. */
export function drawHero(seed: number, shape: HeroShape): string {
  const draw = coastHeroes[spread(seed, 0, coastHeroes.length)] ?? coastHeroes[0];
  const tone = tones[spread(seed, 1, tones.length)] ?? tones[0];
  return framed(seed, tone, shape, draw);
}
