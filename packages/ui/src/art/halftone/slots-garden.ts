import { leafPath, repeat } from '../svg.ts';
import { dotRows } from './grounds.ts';
import { fill, inked, scene } from './slot-scene.ts';
import { drawSprite, drawSprites, dyed } from './sprite.ts';
import * as garden from './sprites-garden.ts';

/** In bloom on a hill; its kind stands small on the hills behind. */
export const tree = scene(
  ['cyan-lime', 'yellow-pink', 'pink-orange', 'violet-cyan', 'white-pink'],
  (board) => {
    const { flat, random } = board;
    const kind = dyed(garden.tree, 'gel1', random.pick(['gel1', 'prww', 'yoww']));
    return (
      fill(board, flat.ground) +
      dotRows(board, flat.dots, 0, 13, -10) +
      inked('M-10 268h40v-12h60v12h60v16h60v-16h50v-14h70v14h50V380H-10z', '#0a7a52') +
      inked('M-10 330h60v-14h50v-14h170v14h50v14h60V380H-10z', '#12c46b') +
      drawSprites(
        board,
        kind,
        'b',
        [
          [34, 238],
          [326, 232],
        ],
        2,
        { shadow: 0 },
      ) +
      drawSprite(board, kind, 178, 168, 7.6)
    );
  },
);

/** So near that the tile cuts its petals. */
export const flower = scene(
  ['pink-orange', 'cyan-lime', 'violet-cyan', 'lime-green', 'green-lime', 'blue-cyan'],
  (board) => {
    const { flat } = board;
    const leaves = repeat(5, (index) => leafPath(196, 164, 268, 74, 0.32 + index * 0.13));
    return (
      fill(board, flat.ground) +
      dotRows(board, flat.dots, board.random.pick([40, 130, 220]), -4, 19) +
      inked(leaves, '#0a7a52', 6) +
      drawSprite(board, garden.flower, 204, 152, 9.6, { turn: board.random.pick([-12, 0, 14]) }) +
      drawSprites(
        board,
        garden.daisy,
        'd',
        [
          [60, 300],
          [36, 62],
        ],
        5,
        { shadow: 1 },
      )
    );
  },
);

/** Of three kinds, on two colours parted like a flag. */
export const fruit = scene(
  ['yellow-pink', 'cyan-lime', 'white-pink', 'lime-green', 'violet-cyan'],
  (board) => {
    const { flat } = board;
    return (
      fill(board, flat.ground) +
      inked('M-10 250L370 110V370H-10z', flat.dots) +
      drawSprite(board, garden.orange, 270, 92, 6, { name: 'o', turn: board.random.whole(0, 40) }) +
      drawSprite(board, garden.cherries, 104, 112, 6.4, { name: 'c' }) +
      drawSprite(board, garden.melon, 196, 262, 7.4, { turn: -12 })
    );
  },
);
