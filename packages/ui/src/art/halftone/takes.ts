import { box, disc, place, ring, shape, stroke, svg } from '../svg.ts';
import { INK, WHITE } from './colours.ts';
import { rays, screen, stripes } from './grounds.ts';
import type { Board } from './sprite.ts';

/** A way of showing a picture of 360 x 360. */
export type Take = (picture: string, board: Board) => string;

function windowed({ prefix }: Pick<Board, 'prefix'>, pane: string, picture: string): string {
  return `<clipPath id="${prefix}-t">${pane}</clipPath><g clip-path="url(#${prefix}-t)">${picture}</g>`;
}

const scaled = (picture: string, scale: number, x: number, y: number): string =>
  place(picture, x - 180 * scale, y - 165 * scale, 0, scale);

/** As it was drawn. */
const whole: Take = (picture) => picture;

/** So near that it runs out of the frame. */
const close: Take = (picture) => scaled(picture, 1.4, 180, 190);

/** A badge before rays. */
export const badge: Take = (picture, board) =>
  rays(board) +
  disc(186, 180, 148, INK) +
  disc(178, 172, 148, WHITE) +
  windowed(board, disc(178, 172, 132, WHITE), scaled(picture, 0.8, 178, 172)) +
  ring(178, 172, 132, INK, 6) +
  ring(178, 172, 148, INK, 5);

/** A collector's card, a little crooked. */
export const card: Take = (picture, board) => {
  const pane = svg`<path d="M-100-112H100V88H-100z"/>`;
  return (
    screen(board) +
    place(
      box(-108, -124, 236, 264, 0, INK) +
        box(-118, -134, 236, 264, 0, board.flat.three, ` stroke="${INK}" stroke-width="5"`) +
        windowed(board, pane, scaled(picture, 0.66, 0, -12)) +
        box(-100, -112, 200, 200, 0, 'none', ` stroke="${INK}" stroke-width="5"`) +
        box(-100, 102, 128, 12, 0, INK) +
        box(60, 102, 40, 12, 0, WHITE),
      180,
      176,
      board.isAlternate === true ? 8 : -8,
    )
  );
};

/** As when the tile is held askew. */
const heeled: Take = (picture, { isAlternate }) =>
  place(scaled(picture, 1.3, 0, 0), 180, 180, isAlternate === true ? 14 : -14);

/** On the screen of a machine. */
const screened: Take = (picture, board) =>
  stripes(board) +
  box(36, 40, 304, 272, 0, INK) +
  box(26, 30, 304, 272, 0, board.flat.two, ` stroke="${INK}" stroke-width="5"`) +
  windowed(board, '<path d="M52 56H304V248H52z"/>', scaled(picture, 0.72, 178, 148)) +
  box(52, 56, 252, 192, 0, 'none', ` stroke="${INK}" stroke-width="7"`) +
  box(52, 266, 160, 18, 0, INK) +
  disc(268, 275, 13, WHITE, ` stroke="${INK}" stroke-width="5"`);

/** From near, its left and upper part. */
const corner: Take = (picture) => scaled(picture, 1.55, 250, 240);

/** From near, its right and lower part. */
const farCorner: Take = (picture) => scaled(picture, 1.55, 110, 120);

/** Four prints of it, as of one screen in a row. */
const quartered: Take = (picture, { prefix, flat }) => {
  const id = `${prefix}-quartered`;
  const print = (x: number, y: number): string =>
    svg`<use href="#${id}" transform="translate(${x} ${y}) scale(.47)"/>`;
  return (
    box(0, 0, 360, 360, 0, flat.three) +
    `<defs><g id="${id}">${windowed({ prefix: `${prefix}q` }, '<path d="M0 0H360V360H0z"/>', picture)}</g></defs>` +
    print(7, 7) +
    print(184, 7) +
    print(7, 184) +
    print(184, 184) +
    stroke('M180 0V360M0 180H360', INK, 8)
  );
};

/** Cut into bars which have slipped. */
const slipped: Take = (picture, { prefix, flat }) => {
  const id = `${prefix}-slipped`;
  const bar = (at: number, by: number): string =>
    windowed(
      { prefix: `${prefix}${at}` },
      svg`<path d="M${at * 92} 0h84v360h-84z"/>`,
      svg`<use href="#${id}" y="${by}"/>`,
    );
  return (
    box(0, 0, 360, 360, 0, INK) +
    `<defs><g id="${id}">${box(0, -120, 360, 600, 0, flat.two)}${picture}</g></defs>` +
    [44, -30, 26, -58].map((by, at) => bar(at, by)).join('')
  );
};

/** On a sign that stands on its corner, before stripes. */
const signed: Take = (picture, board) => {
  const sign = 'M180 14L346 180L180 346L14 180z';
  return (
    stripes(board) +
    place(shape(sign, INK), 8, 8) +
    windowed(board, `<path d="${sign}"/>`, scaled(picture, 0.9, 180, 180)) +
    stroke(sign, INK, 14, ' stroke-linejoin="miter"') +
    stroke(sign, WHITE, 5, ' stroke-linejoin="miter"')
  );
};

/** Two of it back to back, as on a fairground's front. */
const twinned: Take = (picture, { prefix }) => {
  const id = `${prefix}-twinned`;
  return (
    `<g id="${id}">${windowed({ prefix: `${prefix}m` }, '<path d="M0 0H180V360H0z"/>', scaled(picture, 1, 92, 168))}</g>` +
    `<use href="#${id}" transform="matrix(-1 0 0 1 360 0)"/>` +
    stroke('M180 0V360', INK, 10)
  );
};

/** In a bubble at one corner of a burst. */
const bubble: Take = (picture, board) =>
  screen(board) +
  disc(240, 132, 118, INK) +
  disc(232, 124, 118, WHITE, ` stroke="${INK}" stroke-width="5"`) +
  shape('M150 200L84 318L212 236z', WHITE, ` stroke="${INK}" stroke-width="5"`) +
  disc(232, 124, 112, WHITE) +
  windowed(board, disc(232, 124, 102, WHITE), scaled(picture, 0.62, 232, 124)) +
  ring(232, 124, 102, INK, 5);

/**
 * Of slots: as many as no shape may come back among a list of one noun, and a prime number; what looks alike stands apart.
 */
export const takes: readonly Take[] = [
  whole,
  badge,
  heeled,
  corner,
  quartered,
  card,
  twinned,
  screened,
  close,
  signed,
  slipped,
  bubble,
  farCorner,
];

/** Of what keeps its arrangement; as many as there are settings. */
export const framings: readonly Take[] = [
  whole,
  badge,
  corner,
  screened,
  whole,
  badge,
  corner,
  screened,
  heeled,
  farCorner,
  card,
  close,
  heeled,
];
