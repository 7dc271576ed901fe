import type { Tone } from './palette.ts';
import type { Random } from './random.ts';
import { svg } from './svg.ts';

/** References to the gradients of one picture. */
export interface Paint {
  readonly sky: string;
  readonly deep: string;
  readonly glow: string;
  readonly beam: string;
  readonly warm: string;
  readonly cool: string;
  readonly ink: string;
  readonly pale: string;
}

/** What a composition draws with. */
export interface Scene {
  readonly random: Random;
  readonly tone: Tone;
  readonly paint: Paint;
  readonly width: number;
  readonly height: number;
}

/** Draws one picture, back to front. */
export type Composition = (scene: Scene) => string;

const linear = (id: string, end: string, stops: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" ${end}>${stops}</linearGradient>`;
const stop = (offset: number, colour: string, opacity = 1): string =>
  svg`<stop${offset === 0 ? '' : svg` offset="${offset}"`} stop-color="${colour}"${opacity === 1 ? '' : svg` stop-opacity="${opacity}"`}/>`;

const UPRIGHT = 'x2="0" y2="1"';
const SLANTED = 'x2=".5" y2="1"';

/** The gradients that every picture shares; `prefix` keeps ids apart when several pictures are inlined in a page. */
export function sceneDefs(tone: Tone, prefix: string): string {
  const three = (stops: readonly [string, string, string], mid: number): string =>
    stop(0, stops[0]) + stop(mid, stops[1]) + stop(1, stops[2]);
  return `<defs>${linear(`${prefix}s`, UPRIGHT, three(tone.sky, 0.5))}${linear(
    `${prefix}d`,
    UPRIGHT,
    three([tone.sea[0], tone.sea[1], tone.sea[3]], 0.45),
  )}<radialGradient id="${prefix}o">${stop(0, tone.light, 0.75)}${stop(0.45, tone.light, 0.28)}${stop(1, tone.light, 0)}</radialGradient>${linear(
    `${prefix}l`,
    UPRIGHT,
    stop(0, tone.light, 0.6) + stop(1, tone.light, 0),
  )}${linear(`${prefix}w`, SLANTED, three(tone.warm, 0.42))}${linear(`${prefix}c`, SLANTED, three(tone.cool, 0.42))}${linear(
    `${prefix}i`,
    UPRIGHT,
    stop(0, tone.land[1]) + stop(0.7, tone.ink),
  )}${linear(`${prefix}p`, SLANTED, stop(0.3, tone.pale) + stop(1, tone.sky[1]))}<pattern id="${prefix}g" width="50" height="50" patternUnits="userSpaceOnUse">${GRAIN}</pattern>${linear(
    `${prefix}v`,
    UPRIGHT,
    stop(0, tone.ink, 0) + stop(1, tone.ink, 0.72),
  )}</defs>`;
}

export function paintOf(prefix: string): Paint {
  const at = (letter: string): string => `url(#${prefix}${letter})`;
  return {
    sky: at('s'),
    deep: at('d'),
    glow: at('o'),
    beam: at('l'),
    warm: at('w'),
    cool: at('c'),
    ink: at('i'),
    pale: at('p'),
  };
}

/** Film grain as two paths of dots in a repeating tile: a turbulence filter would cost a cheap phone a frame a tile. */
const GRAIN = ((): string => {
  const dots = (seed: number): string => {
    let text = '';
    let state = seed;
    for (let index = 0; index < 34; index += 1) {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      text += `M${(state >>> 8) % 50} ${(state >>> 18) % 50}h1`;
    }
    return text;
  };
  return `<path d="${dots(7)}" stroke="#fff" opacity=".13"/><path d="${dots(91)}" stroke="#000" opacity=".16"/>`;
})();

/** Grain over all, and a quiet dark foot for the overlaid title. */
export function finish(scene: { width: number; height: number }, prefix: string): string {
  const top = scene.height * 0.62;
  return svg`<path fill="url(#${prefix}v)" d="M0 ${top}h${scene.width}v${scene.height - top}H0z"/><path fill="url(#${prefix}g)" d="M0 0h${scene.width}v${scene.height}H0z"/>`;
}
