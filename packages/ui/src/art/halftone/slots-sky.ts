import { polar, repeat, ring, shape, starPath, stroke, svg, wedge } from '../svg.ts';
import { INK, WHITE } from './colours.ts';
import { dotRows } from './grounds.ts';
import { fill, glints, inked, scene, specks } from './slot-scene.ts';
import { drawSprite, drawSprites } from './sprite.ts';
import * as sky from './sprites-sky.ts';

/** Rising out of the clouds, with rays as wide as the tile. */
export const sun = scene(['blue-cyan', 'pink-violet', 'violet-cyan', 'cyan-violet', 'plum-pink'], (board) => {
  const { flat } = board;
  const turn = board.random.between(0, 0.06);
  return (
    fill(board, flat.ground) +
    shape(
      repeat(12, (index) => wedge(140, 158, 400, turn + index / 12, turn + (index + 0.5) / 12)),
      flat.dots,
    ) +
    drawSprite(board, sky.sun, 140, 158, 8.6) +
    drawSprites(
      board,
      sky.cloud,
      'c',
      [
        [36, 330],
        [166, 356],
        [316, 308],
      ],
      6.4,
      { shadow: 0.6 },
    )
  );
});

/** A sleeper so large that the tile just holds it; stars hang beside it on threads. */
export const moon = scene(['plum-pink', 'ink-violet', 'blue-cyan', 'ink-lime'], (board) => {
  const { flat, random } = board;
  const threads = [
    [212, random.whole(96, 116)],
    [268, random.whole(156, 178)],
    [322, random.whole(70, 96)],
  ] as const;
  return (
    fill(board, flat.ground) +
    dotRows(board, flat.dots, 160, -8, 13, 18) +
    stroke(threads.map(([x, y]) => svg`M${x} -10V${y}`).join(''), WHITE, 4) +
    glints(...threads.map(([x, y]) => [x, y + 22, 30] as const)) +
    drawSprite(board, sky.moon, 160, 186, 9.6)
  );
});

/** Falling upwards, with a rainbow behind it. */
export const star = scene(['ink-violet', 'blue-cyan', 'plum-pink', 'violet-cyan', 'pink-violet'], (board) => {
  const { flat } = board;
  const bands = [flat.dots, flat.one, flat.two, flat.three];
  return (
    fill(board, flat.ground) +
    dotRows(board, flat.dots, 45, -14, 9, 20) +
    specks(board, WHITE, 16, 10, 350) +
    bands
      .map((colour, index) =>
        inked(
          svg`M${-70 + index * 38} ${352}L${144 + index * 38} ${138}l38 38L${-32 + index * 38} 390z`,
          colour,
        ),
      )
      .join('') +
    drawSprite(board, sky.star, 222, 138, 7.4, { turn: board.random.pick([16, 22, 28]) })
  );
});

/** On crossed logs in the dark, its light in rings. */
export const flame = scene(['ink-violet', 'plum-pink', 'ink-lime', 'blue-cyan'], (board) => {
  const { flat } = board;
  return (
    fill(board, flat.ground) +
    repeat(5, (index) =>
      ring(
        150,
        190,
        80 + index * 34,
        index % 2 === 0 ? flat.dots : flat.three,
        15 - index * 2.4,
        ' stroke-dasharray="0 26"',
      ),
    ) +
    drawSprite(board, sky.logs, 152, 314, 8.4, { name: 'l' }) +
    specks(board, '#ffd426', 9, 14, 130) +
    drawSprite(board, sky.flame, 152, 162, 8.8)
  );
});

/** As wide as the tile; rocks fly from it on dark trails. */
export const volcano = scene(
  ['cyan-lime', 'yellow-orange', 'lime-green', 'cyan-violet', 'yellow-pink'],
  (board) => {
    const { flat, random } = board;
    const rocks = repeat(6, (index) => {
      const [x, y] = polar(180, 150, 142 + (index % 2) * 26, [0.8, 0.87, 0.93, 0.06, 0.13, 0.2][index] ?? 0);
      return svg`M${x - 14 + random.whole(-5, 5)} ${y - 6}l8-9h13l7 10-4 13h-16z`;
    });
    const blast = starPath(180, 118, 176, 118, 11, random.between(0, 0.09));
    return (
      fill(board, flat.ground) +
      dotRows(board, flat.dots, 0, 20, -9) +
      inked(blast, flat.dots) +
      inked(rocks, INK) +
      drawSprite(board, sky.volcano, 178, 194, 9.2)
    );
  },
);
