import { box, disc, oval, place, repeat, ring, shape, stroke, svg, wedge } from '../svg.ts';
import { INK, WHITE } from './colours.ts';
import { type Ground, lay } from './grounds.ts';
import { type Layout, pixelFor } from './layouts.ts';
import { type Board, drawSprite, type Sprite } from './sprite.ts';

/** A disc of wedges around the origin, with a free hub. */
function disk({ flat }: Board, r: number, hub: number, count: number): string {
  const tints = [flat.two, flat.three, WHITE, flat.one];
  const joint = svg` stroke="${INK}" stroke-width="4"`;
  return (
    disc(0, 0, r, WHITE, ` stroke="${INK}" stroke-width="8"`) +
    tints
      .map((tint, index) =>
        shape(
          repeat(count / 4, (turn) =>
            wedge(0, 0, r - 4, (index + turn * 4) / count, (index + 1 + turn * 4) / count),
          ),
          tint,
          joint,
        ),
      )
      .join('') +
    disc(0, 0, hub + 8, INK) +
    disc(0, 0, hub, flat.ground)
  );
}

/** Whole, with a pointer, the thing in its hub. */
export const wheel =
  (ground: Ground, sprite: Sprite): Layout =>
  (board) =>
    lay(ground, board) +
    disc(188, 190, 152, INK) +
    place(disk(board, 152, 70, 12), 180, 180, board.random.whole(0, 29)) +
    drawSprite(board, sprite, 178, 178, pixelFor(sprite, 92), { shadow: 0.8 }) +
    shape('M158 4H202L180 50z', WHITE, ` stroke="${INK}" stroke-width="5"`);

/** So large that it does not have room, coming in from a corner; its hub is whole. */
export const wheelNear =
  (ground: Ground, sprite: Sprite): Layout =>
  (board) =>
    lay(ground, board) +
    disc(250, 260, 246, INK) +
    place(disk(board, 246, 100, 16), 238, 248, board.random.whole(0, 22)) +
    drawSprite(board, sprite, 236, 246, pixelFor(sprite, 116), { shadow: 0.8 }) +
    place(shape('M-30-6H30L0 60z', WHITE, ` stroke="${INK}" stroke-width="5"`), 54, 64, -45);

/** Rising behind a counter like a sun, the thing above it. */
export const wheelRising =
  (ground: Ground, sprite: Sprite): Layout =>
  (board) =>
    lay(ground, board) +
    place(disk(board, 168, 46, 16), 180, 292, board.random.whole(0, 22)) +
    ring(180, 292, 178, board.flat.one, 12, ' stroke-dasharray="0 26"') +
    box(-10, 292, 380, 90, 0, INK) +
    stroke('M-10 306H370', board.flat.dots, 9, ' stroke-dasharray="30 18" stroke-linecap="butt"') +
    drawSprite(board, sprite, 178, 68, pixelFor(sprite, 108), { isSticker: true });

/** Lying on the table, seen from aside, with the ball on its rim. */
export const wheelSpun =
  (ground: Ground): Layout =>
  (board) => {
    const { flat, random } = board;
    return (
      lay(ground, board) +
      oval(186, 232, 172, 112, INK) +
      oval(178, 220, 172, 112, flat.three, ` stroke="${INK}" stroke-width="6"`) +
      svg`<g transform="translate(178 206) scale(1 .62)">${place(disk(board, 134, 52, 20), 0, 0, random.whole(0, 18))}</g>` +
      shape('M162 206V120H194V206z', flat.one, ` stroke="${INK}" stroke-width="5"`) +
      shape('M118 132H238V154H118z', flat.one, ` stroke="${INK}" stroke-width="5"`) +
      disc(178, 108, 24, flat.one, ` stroke="${INK}" stroke-width="5"`) +
      disc(62, 166, 22, WHITE, ` stroke="${INK}" stroke-width="5"`)
    );
  };
