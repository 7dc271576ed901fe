import type { Random } from '../random.ts';
import { svg } from '../svg.ts';
import { colourOf, type Flat, INK, WHITE } from './colours.ts';
import { outlineOf } from './outline.ts';

export interface Board {
  readonly random: Random;
  readonly flat: Flat;
  /** Begins every id of this picture. */
  readonly prefix: string;
  /** The second of the two grounds that a composition may have. */
  readonly isAlternate?: boolean;
  /** The picture is shown as in a mirror; shadows still fall to the right. */
  readonly isFlipped?: boolean;
  /** Which part of a slot's scene is seen (`sightOf`). */
  readonly sight?: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Rows of pixels, top to bottom: `.` nothing, `#` ink, `1` `2` `3` the tile's colours, other letters the colours that a thing has by nature
 * (`natural`). A row that ends in `|` is a left half, mirrored.
 */
export type Sprite = string;

export const rowsOf = (sprite: Sprite): readonly string[] =>
  sprite
    .trim()
    .split(/\s+/)
    .map((row) => (row.endsWith('|') ? row.slice(0, -1) + [...row.slice(0, -1)].reverse().join('') : row));

export interface SpriteLook {
  readonly turn?: number;
  /** Name of this sprite within the picture. */
  readonly name?: string;
  /** Length of the hard shadow in pixels of the sprite. */
  readonly shadow?: number;
  /** White paper around the outline, as on a sticker. */
  readonly isSticker?: boolean;
  readonly isMirrored?: boolean;
  readonly flat?: Flat;
}

const letters = (rows: readonly string[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const letter of rows.join('').replace(/[.#]/g, '')) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([letter]) => letter);
};

/** The commonest colour lies under all others, the second under the rest, and so on: no two areas have a seam between them. */
function paint(rows: readonly string[], flat: Flat): string {
  const above = new Set(letters(rows));
  return [...above]
    .map((letter) => {
      const area = outlineOf(rows, (pixel) => above.has(pixel));
      above.delete(letter);
      return `<path d="${area}" fill="${colourOf(letter, flat)}"/>`;
    })
    .join('');
}

/** Pixels with an ink outline and a hard offset shadow; `pixel` is the size of one. */
export function drawSprite(
  board: Board,
  sprite: Sprite,
  x: number,
  y: number,
  pixel: number,
  look: SpriteLook = {},
): string {
  const {
    turn = 0,
    name = 's',
    shadow = 1.4,
    isSticker = false,
    isMirrored = false,
    flat = board.flat,
  } = look;
  const rows = rowsOf(sprite);
  const id = `${board.prefix}-${name}`;
  const isTurnedOver = isMirrored !== (board.isFlipped === true);
  const at = (by: number, colour: string, rim: number): string =>
    svg`<use href="#${id}"${by === 0 ? '' : svg` x="${isTurnedOver ? -by : by}" y="${by}"`} fill="${colour}" stroke="${colour}" stroke-width="${rim}"/>`;
  // Of one width whatever the size of a pixel, or the paper would hide the shape.
  const sheet = 1.2 + 2 * Math.min(1.5, 12 / pixel);
  const edge = sheet + Math.min(0.8, 8 / pixel);
  const paper = isSticker ? at(shadow, INK, edge) + at(0, INK, edge) + at(0, WHITE, sheet) : '';
  const cast = isSticker ? '' : at(shadow, INK, 1.2) + at(shadow / 2, INK, 1.2);
  const rotate = turn === 0 ? '' : svg` rotate(${turn})`;
  return svg`<defs><path id="${id}" d="${outlineOf(rows, (each) => each !== '.')}"/></defs><g transform="translate(${x} ${y})${rotate} scale(${isMirrored ? -pixel : pixel} ${pixel})">${cast}${paper}${at(0, INK, 1.2)}${paint(rows, flat)}</g>`;
}

/** The sprite in other colours: the letters of `to` in the places of those of `from`. */
export function dyed(sprite: Sprite, from: string, to: string): Sprite {
  return [...sprite].map((pixel) => to[from.indexOf(pixel)] ?? pixel).join('');
}

/** The same sprite in several places, written once. */
export function drawSprites(
  board: Board,
  sprite: Sprite,
  name: string,
  at: readonly (readonly [x: number, y: number])[],
  pixel: number,
  look: SpriteLook = {},
): string {
  const id = `${board.prefix}-${name}g`;
  const uses = at.map(([x, y]) => svg`<use href="#${id}" x="${x}" y="${y}"/>`).join('');
  return `<defs><g id="${id}">${drawSprite(board, sprite, 0, 0, pixel, { ...look, name })}</g></defs>${uses}`;
}

/** Another copy of a sprite of the same picture in plain colour: for crowds and patterns. */
export function echo(
  board: Board,
  sprite: Sprite,
  colour: string,
  name: string,
  at: readonly (readonly [x: number, y: number])[],
  pixel: number,
): string {
  const id = `${board.prefix}-${name}`;
  const path = outlineOf(rowsOf(sprite), (letter) => letter !== '.' && letter !== '#');
  const uses = at.map(([x, y]) => svg`<use href="#${id}" x="${x / pixel}" y="${y / pixel}"/>`).join('');
  return svg`<defs><path id="${id}" d="${path}"/></defs><g fill="${colour}" transform="scale(${pixel})">${uses}</g>`;
}

/** A random creature: mirrored, with two eyes. */
export function creature(random: Random): Sprite {
  const cells: string[][] = Array.from({ length: 11 }, (_, y) =>
    Array.from({ length: 6 }, (_, x) => {
      const fullness = 1.15 - Math.abs(y - 5) * 0.12 - (5 - x) * 0.13;
      return random.chance(fullness) ? (random.chance(0.16) ? '2' : '1') : '.';
    }),
  );
  const eye = random.whole(3, 5);
  for (const [dx, dy, pixel] of [
    [3, 0, 'w'],
    [4, 0, 'w'],
    [3, 1, 'w'],
    [4, 1, '#'],
    [5, 0, '1'],
    [5, 1, '1'],
    [5, 2, '1'],
    [4, 2, '1'],
    [5, 3, '1'],
  ] as const) {
    const row = cells[eye + dy];
    if (row !== undefined) row[dx] = pixel;
  }
  return cells.map((row) => `${row.join('')}|`).join(' ');
}
