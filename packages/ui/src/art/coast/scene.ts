import type { Random } from '../random.ts';
import { svg } from '../svg.ts';
import type { Tone } from './palette.ts';

/** References to the gradients of one picture. */
interface Paint {
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
  /** Begins every id of this picture. */
  readonly prefix: string;
  /** The whole picture is turned left to right afterwards: what has a handedness turns itself back. */
  readonly isMirrored: boolean;
  readonly width: number;
  readonly height: number;
}

/** Draws one picture, back to front. */
export type Composition = (scene: Scene) => string;

const stops = (
  ...colours: readonly (readonly [offset: number, colour: string, opacity?: number])[]
): string =>
  colours
    .map(
      ([offset, colour, opacity = 1]) =>
        svg`<stop${offset === 0 ? '' : svg` offset="${offset}"`} stop-color="${colour}"${opacity === 1 ? '' : svg` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

/** The gradients that `body` refers to; `prefix` keeps ids apart when several pictures are inlined in one page. */
export function sceneDefs(tone: Tone, prefix: string, body: string): string {
  const upright = 'linearGradient x2="0" y2="1"';
  const slanted = 'linearGradient x2=".5" y2="1"';
  const { sky, sea, warm, cool, light, ink, pale, land } = tone;
  const gradients: readonly (readonly [letter: string, element: string, content: string])[] = [
    ['s', upright, stops([0, sky[0]], [0.5, sky[1]], [1, sky[2]])],
    ['d', upright, stops([0, sea[0]], [0.45, sea[1]], [1, sea[3]])],
    ['o', 'radialGradient', stops([0, light, 0.75], [0.45, light, 0.28], [1, light, 0])],
    ['l', upright, stops([0, light, 0.6], [1, light, 0])],
    ['w', slanted, stops([0, warm[0]], [0.42, warm[1]], [1, warm[2]])],
    ['c', slanted, stops([0, cool[0]], [0.42, cool[1]], [1, cool[2]])],
    ['i', upright, stops([0, land[1]], [0.7, ink])],
    ['p', slanted, stops([0.3, pale], [1, sky[1]])],
    ['v', upright, stops([0, ink, 0], [1, ink, 0.5])],
    ['g', 'pattern width="60" height="60" patternUnits="userSpaceOnUse"', GRAIN],
  ];
  const used = gradients.filter(([letter]) => body.includes(`url(#${prefix}${letter})`));
  return `<defs>${used
    .map(([letter, element, content]) => {
      const [name = ''] = element.split(' ', 1);
      return `<${element} id="${prefix}${letter}">${content}</${name}>`;
    })
    .join('')}</defs>`;
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

/**
 * Film grain: two dashed zigzags across a repeating tile, one to and fro, one up and down, so that their dots never
 * line up. A turbulence filter would cost a cheap phone a frame for every tile.
 */
const GRAIN =
  '<g fill="none" stroke-linecap="butt"><path d="M0 1l60 7L0 15l60 5L0 29l60 6L0 43l60 9L0 58" stroke="#fff" stroke-dasharray="1 5.3 1 9.7 1 3.1 1 12.9" opacity=".14"/>' +
  '<path d="M2 0l6 60L15 0l7 60L28 0l9 60L42 0l8 60L58 0" stroke="#000" stroke-dasharray="1 6.7 1 4.1 1 10.3" opacity=".15"/></g>';

/** Grain over all, and a quiet dark foot for the overlaid title. */
export function finish({ width, height, prefix }: Scene): string {
  const top = height * 0.62;
  return svg`<path fill="url(#${prefix}v)" d="M0 ${top}h${width}v${height - top}H0z"/><path fill="url(#${prefix}g)" d="M0 0h${width}v${height}H0z"/>`;
}

/** Draws `content` once and repeats it: `at` holds x, y, turn in degrees and scale. */
export function stamp(
  scene: Scene,
  name: string,
  content: string,
  at: readonly (readonly [x: number, y: number, turn?: number, scale?: number])[],
): string {
  const id = `${scene.prefix}-${name}`;
  const uses = at.map(([x, y, turn = 0, scale = 1]) => {
    const rotate = turn === 0 ? '' : svg` rotate(${turn})`;
    const size = scale === 1 ? '' : svg` scale(${scale})`;
    return svg`<use href="#${id}" transform="translate(${x} ${y})${rotate}${size}"/>`;
  });
  return `<defs><g id="${id}">${content}</g></defs>${uses.join('')}`;
}

/** Both halves of what is the same left and right: `half` is drawn right of the origin. */
export const mirrored = (half: string): string => `${half}<g transform="scale(-1 1)">${half}</g>`;
