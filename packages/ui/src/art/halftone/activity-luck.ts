import type { ActivityDrawings } from '../activity-art.ts';
import { isWide } from '../activity-frame.ts';
import { box, disc, place, repeat, shape, stroke, svg } from '../svg.ts';
import { activity, block, blow, disk, floor, line, type Scene, sparks, wheel } from './activity-board.ts';
import { arrow, cloud, umbrellaUp } from './activity-sprites.ts';
import { WHITE } from './colours.ts';
import { confetti, dotRows, horizon, stripes, tunnel } from './grounds.ts';
import { drawSprite, dyed } from './sprite.ts';
import { star } from './sprites-sky.ts';
import { star as point } from './sprites-things.ts';
import { chest } from './sprites-treasure.ts';

/** Round it goes. */
const spin: Scene = (board) =>
  shape('M-30 40H30L66 130H-66z', board.flat.dots, line) +
  place(wheel(board, 92), 0, -4, 8) +
  drawSprite(board, point, -1, -4, 2.6, { name: 's' }) +
  shape('M-20-118H20L0-78z', WHITE, line) +
  repeat(12, (index) => {
    const angle = (index / 12) * Math.PI * 2;
    return index === 0 ? '' : disc(Math.sin(angle) * 94, -4 - Math.cos(angle) * 94, 5, WHITE);
  }) +
  (isWide(board) ? disk(-178, 40, 36) + disk(180, -24, 30) + sparks([-160, -64, 22], [178, 70, 24]) : '');

/** Three chests, one above the others. */
const chests: Scene = (board) =>
  floor(board, 92) +
  drawSprite(board, chest, -106, 48, 2, { name: 'a', shadow: 1.6 }) +
  drawSprite(board, chest, 106, 48, 2, { name: 'b', shadow: 1.6 }) +
  drawSprite(board, chest, 0, 8, 4.3, { name: 'c' }) +
  sparks([-92, -66, 20], [96, -78, 15], [-128, -20, 10], [134, -26, 12]);

/** Coins from a cloud into an umbrella turned over. */
const rain: Scene = (board) =>
  drawSprite(board, umbrellaUp, 0, 76, 6, { name: 'u' }) +
  (
    [
      [-64, 12, 20],
      [-16, 24, 22],
      [34, 8, 20],
      [76, 20, 18],
      [-108, 34, 16],
      [118, 40, 14],
    ] as const
  )
    .map(
      ([x, y, r]) => stroke(svg`M${x} ${y - r - 22}v14`, WHITE, 6, ' stroke-linecap="butt"') + disk(x, y, r),
    )
    .join('') +
  drawSprite(board, cloud, -2, -70, 8, { name: 'c' }) +
  (isWide(board)
    ? drawSprite(board, cloud, -180, -34, 4, { name: 'd' }) +
      drawSprite(board, cloud, 184, -48, 4, { name: 'e' })
    : '');

/** Stars for coins. */
const swap: Scene = (board) =>
  block(-146, -58, 112, 112, board.flat.three) +
  block(30, -58, 112, 112, board.flat.two) +
  drawSprite(board, point, -92, -4, 5.6, { name: 's', flat: { ...board.flat, two: '#ffd426' } }) +
  disk(85, -4, 40) +
  drawSprite(board, dyed(arrow, '1', 'w'), 0, -82, 7, { name: 'a' }) +
  drawSprite(board, dyed(arrow, '1', 'w'), 0, 84, 7, { name: 'b', isMirrored: true }) +
  (isWide(board)
    ? drawSprite(board, point, -194, 10, 3.6, { name: 't', flat: { ...board.flat, two: '#ffd426' } }) +
      disk(194, 6, 27)
    : '');

/** Something is on. */
const party: Scene = (board) =>
  blow(140, 108, 13, board.flat.one) +
  drawSprite(board, star, 0, 0, 4.4, { name: 's', isSticker: true }) +
  sparks([-112, -80, 16], [118, 74, 18], [-196, 40, 24], [194, -44, 26]);

export const luck = {
  'lottery-wheel': activity('red-pink', spin, stripes),
  treasure: activity('ink-violet', chests, horizon),
  mysterious: activity(
    'violet-cyan',
    rain,
    (board) =>
      box(0, 0, board.width, board.height, 0, board.flat.ground) +
      dotRows(board, board.flat.dots, 0, 14, -10),
  ),
  exchange: activity('lime-green', swap, tunnel),
  other: activity('white-pink', party, confetti),
} satisfies Partial<ActivityDrawings>;
