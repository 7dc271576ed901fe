import type { PrizeKind } from '../prize-kinds.ts';
import { pixelFor } from './layouts.ts';
import { flatNamed, print } from './picture.ts';
import { drawSprite, type Sprite } from './sprite.ts';
import { ghost, gift } from './sprites-beings.ts';
import { coin, seven, star } from './sprites-things.ts';

const subjects: Readonly<Record<PrizeKind, readonly [flat: string, sprite: Sprite]>> = {
  cash: ['cyan-lime', coin],
  spins: ['pink-orange', seven],
  points: ['yellow-orange', star],
  nothing: ['pink-violet', ghost],
  other: ['cyan-lime', gift],
};

/** A pixel sticker, 96 x 96. */
export function drawPrize(kind: PrizeKind): string {
  const [name, sprite] = subjects[kind];
  return print({ seed: 1, prefix: `pp${kind}`, width: 96, height: 96, flat: flatNamed(name) }, (board) =>
    drawSprite(board, sprite, 45, 45, pixelFor(sprite, 70), { isSticker: true, shadow: 1 }),
  );
}
