import { box, fine, repeat, shape, starPath, stroke, svg } from '../svg.ts';
import { type Flat, flats, INK, WHITE } from './colours.ts';
import type { Layout } from './layouts.ts';
import { flatNamed } from './picture.ts';
import type { Board } from './sprite.ts';

/**
 * A scene whose thing has colours of its own: it stands on those grounds only that it stands out from. Every second one is turned over.
 */
export const scene =
  (names: readonly [Flat['name'], ...Flat['name'][]], draw: (board: Board) => string): Layout =>
  (board) => {
    const name = names[Math.floor((flats.indexOf(board.flat) * names.length) / flats.length)] ?? names[0];
    const isFlipped = board.isAlternate === true;
    const picture = draw({ ...board, isAlternate: false, isFlipped, flat: flatNamed(name) });
    return isFlipped ? `<g transform="matrix(-1 0 0 1 ${board.width} 0)">${picture}</g>` : picture;
  };

/** The whole tile in one colour. */
export const fill = ({ width, height }: Board, colour: string): string => box(0, 0, width, height, 0, colour);

/** An area with an ink edge. */
export const inked = (d: string, colour: string, width = 5): string =>
  shape(d, colour, svg` stroke="${INK}" stroke-width="${width}" stroke-linejoin="miter"`);

/** Water in steps of pixels, from `y` down to the foot. */
export function waves(y: number, colour: string, shift = 0): string {
  const crest = 'h16v-10h16v-10h24v10h16v10h16';
  return inked(svg`M${-100 + shift} ${y}${crest.repeat(6)}V380H-100z`, colour);
}

/** White glints of four points. */
export const glints = (...at: readonly (readonly [x: number, y: number, r: number])[]): string =>
  inked(at.map(([x, y, r]) => starPath(x, y, r, r * 0.3, 4)).join(''), WHITE, 4);

/** Small squares strewn over a part of the tile, never in a row. */
export function specks({ random }: Board, colour: string, count: number, from: number, to: number): string {
  const squares = repeat(count, (index) => {
    const size = 6 + (index % 3) * 3;
    const y = from + ((index * 0.618) % 1) * (to - from);
    return svg`M${12 + (index * 348) / count + random.whole(-8, 8)} ${y}h${size}v${size}h${-size}z`;
  });
  return shape(squares, colour);
}

/** Lines of speed across the tile, one for each height. */
export const dashes = (heights: readonly number[], colour: string, width = 9): string =>
  stroke(
    heights.map((y, index) => fine`M${-20 + ((index * 67) % 90)} ${y}H${380 - ((index * 41) % 70)}`).join(''),
    colour,
    width,
    ' stroke-dasharray="92 18 30 24" stroke-linecap="butt"',
  );
