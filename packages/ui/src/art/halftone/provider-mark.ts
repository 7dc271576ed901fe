import { createRandom, type Random, seedOf } from '../random.ts';
import { box } from '../svg.ts';
import { flats } from './colours.ts';
import { dotRows } from './grounds.ts';
import { print } from './picture.ts';
import { drawSprite, type Sprite } from './sprite.ts';

/** Half of a sign of seven rows, mirrored: full towards its middle, and never empty. */
function sigil(random: Random): Sprite {
  const rows = Array.from({ length: 7 }, (_, y) => {
    const half = Array.from({ length: 4 }, (_, x) => {
      const fullness = 0.98 - Math.abs(y - 3) * 0.09 - (3 - x) * 0.14;
      return random.chance(fullness) ? (random.chance(0.22) ? '2' : '1') : '.';
    });
    return `${half.join('')}|`;
  });
  rows[3] = `.${random.pick(['111', '121', '112'])}|`;
  return rows.join('\n');
}

/** A studio's sign, 96 x 96, of seven rows of pixels, always the same for the same key. */
export function drawProviderMark(key: string): string {
  const seed = seedOf(key);
  const flat = createRandom(seed).pick(flats);
  return print({ seed, prefix: `pm${seed.toString(36)}`, width: 96, height: 96, flat }, (board) => {
    const dots = dotRows(board, flat.dots, board.random.pick([-40, 40, 140, 220]), -4, 12, 9);
    return box(0, 0, 96, 96, 0, flat.ground) + dots + drawSprite(board, sigil(board.random), 46, 46, 9);
  });
}
