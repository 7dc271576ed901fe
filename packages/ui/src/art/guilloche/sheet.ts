import type { Random } from '../random.ts';
import { fade, shape, stroke } from '../svg.ts';
import type { Inks } from './inks.ts';

/** What an engraver works with. Everything is drawn around the origin unless it takes a place. */
export interface Sheet {
  readonly random: Random;
  readonly inks: Inks;
  /** Begins every id of this picture. */
  readonly prefix: string;
  /** Which part of a slot's scene is seen (`sightOf`). */
  readonly sight?: string;
  readonly width: number;
  readonly height: number;
}

/** A subject fits a circle of radius 105 around the origin. */
export type Subject = (sheet: Sheet) => string;
/** A scene fills its sheet. */
export type Scene = (sheet: Sheet) => string;

export const solid = ({ inks }: Sheet, d: string): string => shape(d, inks.body);
export const gilt = ({ inks }: Sheet, d: string): string => shape(d, inks.accent);
/** Lines cut into the body. */
export const cut = ({ inks }: Sheet, d: string, width = 2.5): string => stroke(d, inks.cut, width);
/** Lines of the body's own ink. */
export const pen = ({ inks }: Sheet, d: string, width = 4): string => stroke(d, inks.body, width);
/** The shaded side: the engraver's slanting lines. */
export const shade = ({ prefix }: Sheet, d: string): string => shape(d, `url(#${prefix}s)`);
/** The darkest shade: lines that cross. */
export const cross = ({ prefix }: Sheet, d: string): string => shape(d, `url(#${prefix}x)`);
/** A body of cut colour with an outline: paper upon the body, or a hole in it. */
export const hollow = ({ inks }: Sheet, d: string, width = 3): string =>
  shape(d, inks.cut, ` stroke="${inks.body}" stroke-width="${width}" stroke-linejoin="round"`);

/** One half and its mirror image. */
export function twin(sheet: Sheet, name: string, half: string): string {
  const id = `${sheet.prefix}-${name}`;
  return `<g id="${id}">${half}</g><use href="#${id}" transform="scale(-1 1)"/>`;
}

/** `count` copies around the origin, `step` turns apart. */
export function around(sheet: Sheet, name: string, content: string, count: number, step = 1 / count): string {
  const id = `${sheet.prefix}-${name}`;
  let text = `<g id="${id}">${content}</g>`;
  for (let index = 1; index < count; index += 1) {
    const turn = Math.round(index * step * 3600) / 10;
    text += `<use href="#${id}" transform="rotate(${turn})"/>`;
  }
  return text;
}

const lines = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}" fill="none"${more}/>`;

/** The hatchings that `body` refers to. */
export function hatchings({ inks, prefix }: Sheet, body: string): string {
  const wave = 'M0 6q4-6 8 0t8 0t8 0M0 12q4-6 8 0t8 0t8 0';
  const shifted = 'M-4 6q4-6 8 0t8 0t8 0t8 0M-4 12q4-6 8 0t8 0t8 0t8 0M-4 0q4-6 8 0t8 0t8 0t8 0';
  const patterns: readonly (readonly [letter: string, size: string, content: string])[] = [
    ['s', 'width="5" height="5" patternTransform="rotate(-52)"', lines('M0 2.500h5', inks.cut, 1.7)],
    ['x', 'width="4" height="4" patternTransform="rotate(38)"', lines('M0 2h4M2 0v4', inks.cut, 1.2)],
    ['h', 'width="4" height="5"', lines('M0 2.500h4', inks.field, 1.1, fade(0.8))],
    [
      'w',
      'width="16" height="12"',
      lines(wave, inks.field, 0.9) + lines(shifted, inks.field, 0.9, fade(0.7)),
    ],
    [
      'n',
      'width="20" height="20" patternTransform="rotate(45)"',
      lines('M0 10h20M10 0v20M0 0h20v20', inks.field, 1, fade(0.75)) +
        `<circle cx="10" cy="10" r="2" fill="${inks.field}"/>`,
    ],
  ];
  const used = patterns.filter(([letter]) => body.includes(`url(#${prefix}${letter})`));
  if (used.length === 0) return '';
  return `<defs>${used
    .map(
      ([letter, size, content]) =>
        `<pattern id="${prefix}${letter}" ${size} patternUnits="userSpaceOnUse">${content}</pattern>`,
    )
    .join('')}</defs>`;
}
