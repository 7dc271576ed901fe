import type { ActivityDrawings } from '../activity-art.ts';
import { isWide } from '../activity-frame.ts';
import { box, place, repeat, shape, stroke, svg } from '../svg.ts';
import { activity, block, disk, floor, line, type Scene, sparks } from './activity-board.ts';
import { brokenHeart, medkit, player, wallet } from './activity-sprites.ts';
import { INK, WHITE } from './colours.ts';
import { dotRows, type Ground, halo, rays, torn } from './grounds.ts';
import { drawSprite } from './sprite.ts';
import { sun } from './sprites-sky.ts';
import { heart } from './sprites-things.ts';

/** A heart that broke, and first aid. */
const aid: Scene = (board) =>
  drawSprite(board, brokenHeart, -70, -22, 9, { name: 'h', turn: -8 }) +
  place(
    box(-44, -15, 88, 30, 0, INK, ' transform="translate(5 5)"') +
      box(-44, -15, 88, 30, 0, '#ffd9a8', line) +
      box(-15, -15, 30, 30, 0, WHITE, ` stroke="${INK}" stroke-width="4"`) +
      stroke('M-34-4h0M-34 6h0M34-4h0M34 6h0', INK, 5),
    -66,
    -16,
    -34,
  ) +
  drawSprite(board, medkit, 72, 36, 7.4, { name: 'k' }) +
  sparks([96, -72, 18], [40, -92, 11]) +
  (isWide(board)
    ? drawSprite(board, heart, -194, 52, 4.6, { name: 's', flat: { ...board.flat, one: '#ff3347' } }) +
      drawSprite(board, heart, 192, -40, 4.6, { name: 't', flat: { ...board.flat, one: '#ff3347' } })
    : '');

const prongs = 'M-14-66L-62-34V16M14-66L62-34V16';
const grips = 'M-62-2V22L-34 46M62-2V22L34 46';

/** The claw of the machine brings the last player up. */
const lift: Scene = (board) =>
  box(-board.width / 2, 92, board.width, 40, 0, INK) +
  shape(svg`M${-board.width / 2} 124V52H-74V124zM${board.width / 2} 124V52H74V124z`, board.flat.three, line) +
  stroke('M-74 54V120M74 54V120', INK, 6) +
  stroke('M0-128V-70', INK, 16, ' stroke-linecap="butt"') +
  stroke('M0-128V-70', WHITE, 6, ' stroke-dasharray="10 6" stroke-linecap="butt"') +
  stroke(prongs, INK, 24, ' stroke-linecap="butt"') +
  stroke(prongs, board.flat.two, 12, ' stroke-linecap="butt"') +
  drawSprite(board, player, 0, 32, 6.6, { name: 'p', shadow: 0.7 }) +
  stroke(grips, INK, 24, ' stroke-linecap="butt"') +
  stroke(grips, board.flat.two, 12, ' stroke-linecap="butt"') +
  block(-30, -92, 56, 30, board.flat.one) +
  stroke(
    'M-104 40V0M104 40V0M-128 40V16M128 40V16',
    WHITE,
    8,
    ' stroke-linecap="butt" stroke-dasharray="14 7"',
  );

/** Seven days in a row; the last is paid. */
const week: Scene = (board) => {
  const { flat } = board;
  const cells = repeat(14, (index) => {
    const [x, y] = [-100 + (index % 7) * 29, -26 + Math.floor(index / 7) * 38];
    const isPast = index > 6;
    return (
      box(x, y, 23, 30, 0, isPast ? flat.two : '#d9d2e6', ` stroke="${INK}" stroke-width="4"`) +
      (isPast && index < 13
        ? stroke(svg`M${x + 6} ${y + 9}l11 12M${x + 17} ${y + 9}l-11 12`, INK, 4, ' stroke-linecap="butt"')
        : '')
    );
  });
  return (
    block(-118, -92, 232, 180, WHITE) +
    box(-118, -92, 232, 44, 0, flat.one, line) +
    repeat(
      5,
      (index) => box(-96 + index * 45, -106, 14, 32, 0, INK) + box(-92 + index * 45, -102, 6, 24, 0, WHITE),
    ) +
    cells +
    place(disk(0, 0, 40), 98, 56) +
    (isWide(board) ? disk(186, 84, 26) + disk(-190, 66, 30) + disk(-160, 96, 18) : '')
  );
};

/** Every morning something in the wallet. */
const pocket: Scene = (board) =>
  drawSprite(board, sun, 0, -62, 3.6, { name: 's', shadow: 0.8 }) +
  floor(board, 100) +
  drawSprite(board, wallet, 0, 38, 7.4, { name: 'w' }) +
  disk(-92, -62, 22) +
  disk(98, -66, 18) +
  stroke('M-92-34V-18M98-42V-24', WHITE, 6, ' stroke-linecap="butt"') +
  (isWide(board) ? disk(-184, 34, 30) + disk(186, 42, 24) : '');

const up: Ground = (board) =>
  box(0, 0, board.width, board.height, 0, board.flat.ground) + dotRows(board, board.flat.dots, 35, 17, -8);

export const losses = {
  'daily-loss-relief-fund': activity('green-lime', aid, halo),
  rescue: activity('yellow-pink', lift, up),
  'weekly-Compensation': activity('orange-yellow', week, torn),
  cashback: activity('cyan-violet', pocket, rays),
} satisfies Partial<ActivityDrawings>;
