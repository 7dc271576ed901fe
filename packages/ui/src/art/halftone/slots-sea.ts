import { box, disc, repeat, ring, scallopPath, shape, stroke, svg } from '../svg.ts';
import { INK, WHITE } from './colours.ts';
import { dotRows } from './grounds.ts';
import { dashes, fill, glints, scene, waves } from './slot-scene.ts';
import { type Board, drawSprite, dyed } from './sprite.ts';
import * as sea from './sprites-sea.ts';

/** Rings of air that rise to (x, y). */
const bubbles = ({ random }: Board, x: number, y: number): string =>
  [15, 9, 20, 12]
    .map((r, index) =>
      disc(
        x + (index % 2) * 34 + random.whole(-6, 6),
        y + index * 42,
        r,
        'none',
        ` stroke="${WHITE}" stroke-width="6"`,
      ),
    )
    .join('');

/** Over scales of water as on a fishmonger's paper. */
export const fish = scene(['blue-cyan', 'cyan-violet', 'violet-cyan', 'green-lime', 'plum-pink'], (board) => {
  const { flat } = board;
  return (
    fill(board, flat.ground) +
    repeat(7, (index) => stroke(scallopPath(30 + index * 56, 36, (index % 2) * 36, 600, 360), flat.dots, 7)) +
    drawSprite(board, sea.fish, 178, 190, 8.6, { turn: board.random.pick([-9, 7]) }) +
    bubbles(board, 26, 22)
  );
});

/** On her rock before a low sun. */
export const mermaid = scene(
  ['violet-cyan', 'pink-violet', 'yellow-orange', 'cyan-violet', 'blue-cyan'],
  (board) => {
    const { flat } = board;
    return (
      fill(board, flat.ground) +
      disc(180, 168, 158, flat.dots) +
      repeat(6, (index) => box(0, 172 + index * 24, 360, 4 + index * 3, 0, flat.ground)) +
      waves(306, '#3fe0ff', -60) +
      drawSprite(board, sea.rock, 150, 316, 8.4, { name: 'r' }) +
      drawSprite(board, sea.mermaid, 184, 166, 7.7) +
      waves(346, '#12c46b', -24) +
      glints([52, 60, 26], [312, 100, 18])
    );
  },
);

/** Seen from above, with her young after her. */
export const turtle = scene(
  ['cyan-violet', 'blue-cyan', 'violet-cyan', 'pink-orange', 'yellow-pink'],
  (board) => {
    const { flat } = board;
    return (
      fill(board, flat.ground) +
      repeat(6, (index) => ring(204, 152, 78 + index * 44, flat.dots, 13, ' stroke-dasharray="110 26"')) +
      drawSprite(board, sea.turtle, 206, 146, 7.2, { turn: 38 }) +
      drawSprite(board, sea.turtle, 74, 286, 3, { name: 'y', turn: board.random.pick([24, 44, 58]) })
    );
  },
);

/** Half out of the water. */
export const whale = scene(
  ['orange-yellow', 'yellow-orange', 'pink-orange', 'white-pink', 'lime-green'],
  (board) => {
    const { flat, random } = board;
    const skin = random.pick(['b', 'd', 'e']);
    return (
      fill(board, flat.ground) +
      dotRows(board, flat.dots, 180, -12, 17) +
      disc(300, 62, 40, WHITE, ` stroke="${INK}" stroke-width="5"`) +
      waves(238, '#3fe0ff', -30) +
      drawSprite(board, dyed(sea.whale, 'b', skin), 176, random.whole(158, 184), 8) +
      waves(292, '#8f52ff', random.pick([-10, -40])) +
      waves(334, '#2f6bff', -76)
    );
  },
);

/** Under full sail before the sun, the sea running past. */
export const ship = scene(
  ['cyan-lime', 'yellow-orange', 'pink-orange', 'violet-cyan', 'red-pink'],
  (board) => {
    const { flat } = board;
    return (
      fill(board, flat.ground) +
      shape(
        repeat(5, (index) => svg`M0 ${30 + index * 58}H360v${8 + index * 5}H0z`),
        flat.dots,
      ) +
      drawSprite(board, sea.ship, 182, 160, 7.6, { turn: board.random.pick([-6, -3, 5]) }) +
      waves(296, '#2f6bff', -20) +
      waves(332, '#3fe0ff', -64) +
      dashes([322, 350], WHITE, 6)
    );
  },
);
