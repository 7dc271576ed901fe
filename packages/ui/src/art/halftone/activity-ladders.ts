import type { ActivityDrawings } from '../activity-art.ts';
import { isWide } from '../activity-frame.ts';
import { box, repeat, shape, stroke, svg } from '../svg.ts';
import { activity, block, disk, floor, line, type Scene, sparks } from './activity-board.ts';
import { magnet, player } from './activity-sprites.ts';
import { INK, WHITE } from './colours.ts';
import { dotRows, type Ground, halo, screen, stripes } from './grounds.ts';
import { drawSprite, dyed } from './sprite.ts';
import { heart } from './sprites-things.ts';
import { crown } from './sprites-treasure.ts';

const second = dyed(player, '1n', '2v');
const third = dyed(player, '1nt', '3#n');

/** Press to join: one plays, one comes in. */
const join: Scene = (board) =>
  floor(board, 82) +
  drawSprite(board, player, -92, 2, 8.6, { name: 'a', shadow: 0.8 }) +
  drawSprite(board, second, 92, 2, 8.6, { name: 'b', shadow: 0.8 }) +
  block(-30, -58, 60, 60, board.flat.three) +
  shape('M-9-48H9v31h-18zM-22-36H22v9h-44z', WHITE) +
  drawSprite(board, heart, 0, 40, 4) +
  sparks([-20, -92, 14], [34, -84, 10]) +
  (isWide(board)
    ? drawSprite(board, third, -196, 30, 5.4, { name: 'c', shadow: 0.8 }) +
      drawSprite(board, third, 196, 30, 5.4, { name: 'd', shadow: 0.8, isMirrored: true })
    : '');

/** Who is played with, block by block. */
const tree: Scene = (board) => {
  const { flat } = board;
  const places = [-114, -38, 38, 114, ...(isWide(board) ? [-190, 190] : [])];
  const far = isWide(board) ? 190 : 114;
  return (
    stroke(
      svg`M0-20V22M${-far} 22H${far}${places.map((x) => svg`M${x} 22V50`).join('')}`,
      INK,
      16,
      ' stroke-linecap="butt"',
    ) +
    stroke(
      svg`M0-20V22M${-far} 22H${far}${places.map((x) => svg`M${x} 22V50`).join('')}`,
      flat.two,
      7,
      ' stroke-linecap="butt" stroke-dasharray="9 5"',
    ) +
    places
      .map(
        (x, index) =>
          block(x - 31, 44, 56, 58, index % 2 === 0 ? flat.one : flat.three) +
          drawSprite(board, index % 2 === 0 ? second : third, x - 3, 74, 3, {
            name: `p${index}`,
            shadow: 0.7,
          }),
      )
      .join('') +
    block(-58, -112, 110, 106, WHITE) +
    drawSprite(board, player, -3, -54, 5.6, { name: 'm' }) +
    disk(-84, 20, 15) +
    disk(84, 20, 15)
  );
};

/** It draws everybody in. */
const pull: Scene = (board) =>
  drawSprite(board, magnet, -90, -4, 10, { name: 'm' }) +
  drawSprite(board, player, 34, -46, 5.4, { name: 'a', turn: -24 }) +
  drawSprite(board, second, 78, 52, 5.4, { name: 'b', turn: -14 }) +
  drawSprite(board, third, 106, -44, 5.2, { name: 'c', turn: -30 }) +
  (isWide(board) ? drawSprite(board, player, 180, 24, 5.2, { name: 'd', turn: -20 }) : '') +
  stroke('M-10-40H10M-8 40H30', WHITE, 8, ' stroke-dasharray="12 7" stroke-linecap="butt"');

/** Up the stairs to the crown. */
const climb: Scene = (board) => {
  const { flat } = board;
  return (
    repeat(6, (index) => {
      const height = 26 + index * 24;
      const x = -156 + index * 52;
      return (
        box(x + 6, 126 - height, 52, height, 0, INK) +
        box(x, 120 - height, 52, height + 6, 0, index % 2 === 0 ? flat.one : flat.two, line) +
        box(x + 3, 123 - height, 46, 9, 0, WHITE)
      );
    }) +
    drawSprite(board, player, -26, -3, 5.6, { name: 'a' }) +
    drawSprite(board, crown, 98, -78, 2.2, { name: 'k' }) +
    sparks([28, -96, 12], [-124, -70, 18], [-84, -16, 10])
  );
};

const down: Ground = (board) =>
  box(0, 0, board.width, board.height, 0, board.flat.ground) + dotRows(board, board.flat.dots, 180, -8, 17);

export const ladders = {
  'invitation-activity': activity('yellow-orange', join, down),
  agent: activity('plum-pink', tree, halo),
  magnet: activity('blue-cyan', pull, stripes),
  level: activity('pink-violet', climb, screen),
} satisfies Partial<ActivityDrawings>;
