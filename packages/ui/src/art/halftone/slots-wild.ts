import { disc, leafPath, place, repeat, shape } from '../svg.ts';
import { INK } from './colours.ts';
import { checks, dotRows, stripes } from './grounds.ts';
import { dashes, fill, glints, inked, scene } from './slot-scene.ts';
import { drawSprite, drawSprites, dyed } from './sprite.ts';
import { daisy } from './sprites-garden.ts';
import * as wild from './sprites-wild.ts';

const LEAF = '#12c46b';
const SHADE = '#0a7a52';

/** So near between the leaves that the tile cuts its ears. */
export const jaguar = scene(['green-lime', 'violet-cyan', 'red-pink', 'plum-pink', 'blue-cyan'], (board) => {
  const { flat } = board;
  const fan = (x: number, from: number, length: number): string =>
    repeat(4, (index) => leafPath(x, 390, length - index * 26, 40, from + index * 0.055));
  return (
    fill(board, flat.ground) +
    dotRows(board, flat.dots, board.random.pick([30, 150]), -6, 18) +
    drawSprite(board, dyed(wild.jaguar, 'yo', board.random.pick(['yo', 'dv', 'on'])), 204, 176, 10.4) +
    inked(fan(10, 0.94, 230), LEAF) +
    inked(fan(366, 0.89, 170), SHADE)
  );
});

/** On a branch that runs across the tile, the bill before the sky. */
export const toucan = scene(
  ['lime-green', 'yellow-pink', 'cyan-lime', 'pink-orange', 'green-lime'],
  (board) => {
    const { flat } = board;
    return (
      stripes(board) +
      inked(leafPath(366, 300, 170, 60, 0.86) + leafPath(366, 330, 190, 54, 0.74), SHADE) +
      inked('M-10 330L80 312L150 322L250 300L370 306V334L240 330L150 350L-10 360z', '#8a3b12') +
      drawSprite(board, wild.toucan, 180, 164, 8.8) +
      inked(
        leafPath(-6, 300, 130, 44, 0.12) + leafPath(-6, 20, 130, 50, 0.36) + leafPath(40, -8, 120, 40, 0.42),
        flat.dots,
      )
    );
  },
);

/** Before a moon that the tile cuts. */
export const owl = scene(['ink-violet', 'plum-pink', 'blue-cyan', 'ink-lime'], (board) => {
  const { flat } = board;
  return (
    fill(board, flat.ground) +
    dotRows(board, flat.dots, 0, 12, -10, 20) +
    disc(108, 108, 142, '#ffd426', ` stroke="${INK}" stroke-width="6"`) +
    shape('M30 60h36v36H30zM98 24h24v24H98zM54 150h24v24H54z', '#ff6a13') +
    inked('M370 318L-10 296V330L120 326L200 344L370 346z', '#8a3b12') +
    drawSprite(board, wild.owl, 214, 166, 7.9) +
    glints([326, 48, board.random.whole(18, 28)], [46, 262, 16])
  );
});

/** Head and mane at full speed. */
export const horse = scene(
  ['yellow-orange', 'cyan-violet', 'lime-green', 'pink-orange', 'white-pink'],
  (board) => {
    const { flat } = board;
    return (
      fill(board, flat.ground) +
      dashes([22, 58, 96, 140, 182, 226, 268, 308, 342], flat.dots, 15) +
      drawSprite(board, wild.horse, 196, 196, 9.6)
    );
  },
);

/** Crooked over flowers. */
export const butterfly = scene(
  ['green-lime', 'pink-violet', 'blue-cyan', 'orange-yellow', 'lime-green', 'plum-pink'],
  (board) => {
    const turn = board.random.pick([-24, -16, 18, 26]);
    return (
      fill(board, board.flat.ground) +
      dotRows(board, board.flat.dots, turn * 2, 16, -8) +
      drawSprites(
        board,
        daisy,
        'd',
        [
          [44, 50],
          [318, 66],
          [50, 318],
          [310, 306],
          [180, 346],
        ],
        4.6,
        { shadow: 1 },
      ) +
      drawSprite(board, wild.butterfly, 178, 172, 7.6, { turn })
    );
  },
);

/** Winding through the whole tile. */
export const snake = scene(
  ['pink-orange', 'yellow-pink', 'violet-cyan', 'orange-yellow', 'white-pink'],
  (board) => {
    const skin = board.random.pick(['gle', 'oyr', 'pyv', 'byd']);
    return checks(board) + drawSprite(board, dyed(wild.snake, 'gle', skin), 178, 176, 8.2);
  },
);

/** Its breath fills the corner below it. */
export const dragon = scene(
  ['violet-cyan', 'cyan-violet', 'ink-violet', 'blue-cyan', 'plum-pink'],
  (board) => {
    const { flat, random } = board;
    const tongue = 'M10-4L-26-72L-48-22L-142-104L-102-22L-190 6L-104 34L-162 122L-66 66L-44 140L8 34z';
    const breath = (colour: string, size: number): string =>
      place(inked(tongue, colour, size === 1 ? 6 : 0), 128, 250, 0, size);
    return (
      fill(board, flat.ground) +
      dotRows(board, flat.dots, 210, -10, 18) +
      breath('#ff3347', 1) +
      breath('#ff6a13', 0.78) +
      breath('#ffd426', 0.54) +
      drawSprite(
        board,
        dyed(wild.dragon, 'gle', random.pick(['gle', 'vcd', 'rod'])),
        222,
        random.whole(196, 204),
        8.2,
      )
    );
  },
);
