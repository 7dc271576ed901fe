import type { Random } from '../random.ts';
import { svg } from '../svg.ts';
import { type Flat, INK, WHITE } from './colours.ts';

export interface Board {
  readonly random: Random;
  readonly flat: Flat;
  /** Begins every id of this picture. */
  readonly prefix: string;
  /** The second of the two grounds that a composition may have. */
  readonly isAlternate?: boolean;
  readonly width: number;
  readonly height: number;
}

/**
 * Rows of pixels, top to bottom: `.` nothing, `#` ink, `w` white, `1` `2` `3` the tile's colours. A row that ends in `|`
 * is a left half, mirrored.
 */
export type Sprite = string;

const rowsOf = (sprite: Sprite): readonly string[] =>
  sprite
    .trim()
    .split(/\s+/)
    .map((row) => (row.endsWith('|') ? row.slice(0, -1) + [...row.slice(0, -1)].reverse().join('') : row));

/** Horizontal runs of the pixels that fit, as strokes: shorter than rectangles. The origin is the sprite's middle. */
function runs(rows: readonly string[], isWanted: (pixel: string) => boolean): string {
  const left = -(rows[0]?.length ?? 0) / 2;
  const top = -rows.length / 2 + 0.5;
  let path = '';
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      let end = x;
      while (end < row.length && isWanted(row[end] ?? '.')) end += 1;
      if (end > x) {
        path += `M${left + x} ${top + y}h${end - x}`;
        x = end;
      }
    }
  }
  return path;
}

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
  const at = (dx: number, dy: number): string => `<use href="#${id}" x="${dx}" y="${dy}"/>`;
  const rim = (by: number): string => at(-by, -by) + at(by, -by) + at(-by, by) + at(by, by);
  const colours: readonly (readonly [string, string])[] = [
    ['w', WHITE],
    ['1', flat.one],
    ['2', flat.two],
    ['3', flat.three],
  ];
  const silhouette = runs(rows, (pixel) => pixel !== '.');
  const paint = colours
    .map(([letter, colour]) => {
      const path = runs(rows, (pixel) => pixel === letter);
      return path === '' ? '' : `<path d="${path}" stroke="${colour}"/>`;
    })
    .join('');
  const paper = isSticker
    ? `<g stroke="${WHITE}">${rim(0.95) + at(-1.9, 0) + at(1.9, 0) + at(0, -1.9) + at(0, 1.9) + rim(1.5)}</g>`
    : '';
  const cast = `<g stroke="${INK}">${isSticker ? at(shadow + 1.2, shadow + 1.2) + at(shadow + 2, shadow + 1) + at(shadow + 1, shadow + 2.4) : at(shadow, shadow) + at(shadow + 0.6, shadow + 0.6)}</g>`;
  const rotate = turn === 0 ? '' : svg` rotate(${turn})`;
  return svg`<defs><path id="${id}" d="${silhouette}"/></defs><g fill="none" stroke-linecap="butt" stroke-width="1.060" transform="translate(${x} ${y})${rotate} scale(${isMirrored ? -pixel : pixel} ${pixel})">${cast}${paper}<g stroke="${INK}">${rim(0.6)}${at(0, 0)}</g>${paint}</g>`;
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
  const path = runs(rowsOf(sprite), (letter) => letter !== '.' && letter !== '#');
  const uses = at.map(([x, y]) => svg`<use href="#${id}" x="${x / pixel}" y="${y / pixel}"/>`).join('');
  return svg`<defs><path id="${id}" d="${path}"/></defs><g fill="none" stroke-linecap="butt" stroke-width="1.060" stroke="${colour}" transform="scale(${pixel})">${uses}</g>`;
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
