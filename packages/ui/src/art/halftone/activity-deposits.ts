import type { ActivityDrawings } from '../activity-art.ts';
import { isWide } from '../activity-frame.ts';
import { box, disc, place, repeat, shape, stroke, wedge } from '../svg.ts';
import { activity, block, blow, disk, line, percent, type Scene, sparks, wheel } from './activity-board.ts';
import { twice } from './activity-sprites.ts';
import { INK, WHITE } from './colours.ts';
import { checks, dotRows, type Ground, halo, rays } from './grounds.ts';
import { drawSprite } from './sprite.ts';
import { gift } from './sprites-beings.ts';

/** A coin on its way into the slot; five lamps rise beside it. */
const insert: Scene = (board) => {
  const { flat } = board;
  const lamps = repeat(5, (index) => {
    const height = 34 + index * 30;
    const x = 6 + index * 29;
    return (
      box(x + 5, 101 - height, 22, height, 0, INK) +
      box(
        x,
        96 - height,
        22,
        height,
        0,
        [flat.one, flat.one, flat.two, flat.two, flat.three][index] ?? WHITE,
        ` stroke="${INK}" stroke-width="5"`,
      )
    );
  });
  return (
    lamps +
    block(-62, -96, 44, 190, '#2b2140') +
    box(-46, -66, 12, 132, 0, INK) +
    box(-46, -66, 12, 132, 0, 'none', ` stroke="${WHITE}" stroke-width="4"`) +
    stroke('M-152-26h24M-152 4h36M-152 34h24', WHITE, 7, ' stroke-linecap="butt"') +
    (isWide(board) ? disk(-186, 2, 30) + sparks([-206, -78, 16], [196, -70, 20], [214, 20, 12]) : '') +
    disk(-88, 2, 46) +
    box(-40, -52, 22, 110, 0, '#2b2140') +
    box(-46, -66, 12, 132, 0, INK) +
    stroke('M-34-66V66', WHITE, 5, ' stroke-linecap="butt"')
  );
};

/** A coin with a mouth, and what it gives back. */
const bite: Scene = (board) => {
  const { flat } = board;
  const cake = (from: number, to: number): string =>
    shape(wedge(8, 9, 88, from, to), INK) +
    shape(wedge(0, 0, 88, from, to), '#ffd426', line) +
    shape(wedge(0, 0, 64, from, to), '#ff9a1a', ` stroke="${INK}" stroke-width="4"`);
  return (
    place(cake(0.33, 1.17) + place(percent(INK), -34, -6, 0, 1.05), -34, 6) +
    place(cake(0.17, 0.33), 10, 6) +
    stroke('M108 8V78H40', INK, 22, ' stroke-linecap="butt" stroke-linejoin="miter"') +
    shape('M52 44L10 78L52 112z', INK) +
    stroke('M108 8V78H44', flat.three, 12, ' stroke-linecap="butt" stroke-linejoin="miter"') +
    shape('M46 58L22 78L46 98z', flat.three) +
    sparks([112, -62, 18], [-132, -76, 14]) +
    (isWide(board) ? disk(-196, 60, 22) + disk(196, -20, 26) : '')
  );
};

/** Once, and once again. */
const double: Scene = (board) =>
  blow(150, 112, 15, board.flat.two) +
  blow(112, 82, 15, WHITE) +
  disk(-50, -20, 52) +
  disk(16, 26, 52) +
  drawSprite(board, twice, 72, -56, 6.5, { name: 't', isSticker: true, turn: 10 }) +
  (isWide(board) ? disk(-198, 62, 24) + disk(200, 58, 24) + sparks([-196, -56, 22], [204, -46, 16]) : '');

/** Four cells, a gift in each. */
const cells: Scene = (board) => {
  const { flat } = board;
  const cell = (x: number, y: number, fill: string, content: string): string =>
    block(x - 68, y - 48, 128, 90, fill) + place(content, x - 4, y - 3);
  return (
    cell(-72, -52, flat.one, disk(0, 0, 31)) +
    cell(76, -52, flat.two, drawSprite(board, gift, 0, 0, 4.9)) +
    cell(-72, 56, flat.three, disc(0, 0, 33, WHITE, line) + place(percent(INK), 0, 0, 0, 0.72)) +
    cell(76, 56, WHITE, place(wheel(board, 29), 0, 0))
  );
};

const slope: Ground = (board) =>
  box(0, 0, board.width, board.height, 0, board.flat.ground) + dotRows(board, board.flat.dots, -35, -6, 20);

export const deposits = {
  recharge: activity('cyan-lime', insert, slope),
  'recharge-rebate': activity('violet-cyan', bite, halo),
  super: activity('pink-orange', double, rays),
  offers: activity('ink-violet', cells, checks),
} satisfies Partial<ActivityDrawings>;
