import { box, repeat, ring, shape, stroke, svg, wedge } from '../svg.ts';
import { INK, WHITE } from './colours.ts';
import { confetti, dotRows, halo, pow, rays, stripes } from './grounds.ts';
import { facets } from './layouts.ts';
import { fill, glints, scene } from './slot-scene.ts';
import { drawSprite, drawSprites, dyed } from './sprite.ts';
import * as treasure from './sprites-treasure.ts';

const GOLD = '#ffd426';
const AMBER = '#ff6a13';

/** Open, its light in a fan. */
export const chest = scene(
  ['violet-cyan', 'plum-pink', 'blue-cyan', 'ink-lime', 'green-lime', 'red-pink'],
  (board) => {
    const { flat } = board;
    return (
      fill(board, flat.ground) +
      shape(
        repeat(7, (index) => wedge(180, 190, 420, 0.74 + index / 13, 0.74 + (index + 0.5) / 13)),
        GOLD,
      ) +
      box(0, 268, 360, 92, 0, flat.dots) +
      stroke('M0 268H360', INK, 6) +
      drawSprite(board, treasure.chest, 178, 204, 7.4) +
      drawSprites(
        board,
        treasure.coin,
        'c',
        [
          [58, 92],
          [300, 70],
          [176, 36],
        ],
        1.7,
        { shadow: 2 },
      )
    );
  },
);

/** A sticker on a blow. */
export const crown = scene(
  ['violet-cyan', 'red-pink', 'cyan-violet', 'pink-violet', 'green-lime'],
  (board) =>
    pow(board) +
    drawSprite(board, treasure.crown, 176, 178, 6.6, {
      turn: board.random.pick([-12, -8, 9, 13]),
      isSticker: true,
    }),
);

export const gem = facets(halo);

/** Three towers of them, and one on its edge before them. */
export const coin = scene(
  ['violet-cyan', 'green-lime', 'blue-cyan', 'pink-violet', 'plum-pink', 'cyan-violet'],
  (board) => {
    const { flat, random } = board;
    const id = `${board.prefix}-side`;
    const side =
      box(0, 0, 112, 34, 9, GOLD, ` stroke="${INK}" stroke-width="6"`) +
      stroke('M8 24h96', AMBER, 11, ' stroke-linecap="butt"') +
      stroke('M16 10h30', WHITE, 6, ' stroke-linecap="butt"');
    const tower = (x: number, count: number): string =>
      repeat(
        count,
        (index) => svg`<use href="#${id}" x="${x + random.whole(-3, 3)}" y="${330 - index * 34}"/>`,
      );
    return (
      fill(board, flat.ground) +
      dotRows(board, flat.dots, 200, -10, 18) +
      shape(
        'M20 360V268h112V164h114V62h112v300z',
        INK,
        svg` transform="translate(${board.isFlipped === true ? -12 : 12} 8)"`,
      ) +
      `<defs><g id="${id}">${side}</g></defs>` +
      tower(8, 3) +
      tower(124, 6) +
      tower(240, 9) +
      drawSprite(board, treasure.coin, 96, 238, 5.6, { turn: random.whole(-20, 20) }) +
      glints([62, 66, 34], [164, 40, 18])
    );
  },
);

/** Swung to one side, its sound in arcs. */
export const bell = scene(['pink-violet', 'violet-cyan', 'cyan-violet', 'blue-cyan', 'red-pink'], (board) => {
  const side = board.random.pick([-1, 1]);
  return (
    stripes(board) +
    stroke(
      'M52 128A170 170 0 0 0 52 262M14 96A220 220 0 0 0 14 294M308 128A170 170 0 0 1 308 262M346 96A220 220 0 0 1 346 294',
      WHITE,
      13,
      ' stroke-linecap="butt"',
    ) +
    drawSprite(board, treasure.bell, 178, 178, 7.6, { turn: side * 18 })
  );
});

/** Three of them down the tile's diagonal. */
export const seven = scene(
  ['pink-orange', 'violet-cyan', 'yellow-orange', 'cyan-violet', 'blue-cyan', 'green-lime'],
  (board) => {
    const { flat } = board;
    const one = (name: string, x: number, y: number, face: string, edge: string): string =>
      drawSprite(board, treasure.seven, x, y, 5.9, {
        name,
        isMirrored: board.isFlipped === true,
        flat: { ...flat, one: face, two: edge },
      });
    return (
      rays(board) +
      one('l', 88, 112, flat.two, flat.three) +
      one('m', 178, 178, flat.three, flat.two) +
      one('r', 268, 244, flat.one, flat.three)
    );
  },
);

/** Among paper and streamers. */
export const mask = scene(
  ['yellow-orange', 'cyan-lime', 'orange-yellow', 'blue-cyan', 'white-pink'],
  (board) => {
    return (
      confetti(board) +
      drawSprite(board, dyed(treasure.mask, 'pv', board.random.pick(['pv', 'vp', 'rb'])), 178, 178, 7.8, {
        turn: board.random.pick([-12, -8, 8]),
      })
    );
  },
);

/** Its beat in rings around the skin. */
export const drum = scene(
  ['orange-yellow', 'lime-green', 'cyan-lime', 'violet-cyan', 'yellow-orange'],
  (board) => {
    const { flat } = board;
    return (
      fill(board, flat.ground) +
      repeat(5, (index) => ring(168, 150, 96 + index * 44, index % 2 === 0 ? flat.dots : WHITE, 18)) +
      dotRows(board, flat.ground, 0, -14, 13, 20) +
      drawSprite(board, dyed(treasure.drum, 'ro', board.random.pick(['ro', 'vp', 'gl'])), 168, 188, 8)
    );
  },
);
