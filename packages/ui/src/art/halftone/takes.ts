import { box, disc, place, ring, svg } from '../svg.ts';
import { INK, WHITE } from './colours.ts';
import { rays, screen } from './grounds.ts';
import type { Board } from './sprite.ts';

/** A way of showing a picture of 360 x 360. */
type Take = (picture: string, board: Board) => string;

function windowed({ prefix }: Board, pane: string, picture: string): string {
  return `<clipPath id="${prefix}-t">${pane}</clipPath><g clip-path="url(#${prefix}-t)">${picture}</g>`;
}

const scaled = (picture: string, scale: number, x: number, y: number): string =>
  place(picture, x - 180 * scale, y - 165 * scale, 0, scale);

/** As it was drawn. */
const whole: Take = (picture) => picture;

/** So near that it runs out of the frame. */
const close: Take = (picture) => scaled(picture, 1.4, 180, 190);

/** A badge before rays. */
const badge: Take = (picture, board) =>
  rays(board) +
  disc(186, 180, 148, INK) +
  disc(178, 172, 148, WHITE) +
  windowed(board, disc(178, 172, 132, WHITE), scaled(picture, 0.8, 178, 172)) +
  ring(178, 172, 132, INK, 6) +
  ring(178, 172, 148, INK, 5);

/** A collector's card, a little crooked. */
const card: Take = (picture, board) => {
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

/** In the order of `pickTake`: the picture by itself most often. */
export const takes: readonly Take[] = [whole, badge, whole, close, card];
