import { spread } from '../random.ts';
import { box } from '../svg.ts';
import { flats } from './colours.ts';
import { dotRows } from './grounds.ts';
import { pixelFor } from './layouts.ts';
import { print } from './picture.ts';
import { creature, drawSprite, type Sprite } from './sprite.ts';
import { alien, cat, crab, ghost, jester, king, octopus, queen, robot } from './sprites-beings.ts';

const known: readonly Sprite[] = [cat, robot, ghost, king, alien, octopus, queen, crab, jester];

/** A pixel creature, 200 x 200: every second one is like no other, the rest are the arcade's regulars. */
export function drawAvatar(seed: number): string {
  const flat = flats[spread(seed, 1, flats.length)] ?? flats[0];
  return print({ seed, prefix: `pa${(seed >>> 0).toString(36)}`, width: 200, height: 200, flat }, (board) => {
    const regular = known[spread(seed, 0, known.length * 2)];
    const sprite = regular ?? creature(board.random);
    const screen =
      box(0, 0, 200, 200, 0, flat.ground) +
      dotRows(board, flat.dots, board.random.pick([-40, 40, 140, 220]), -6, 15, 14);
    return screen + drawSprite(board, sprite, 98, 98, pixelFor(sprite, 144));
  });
}
