import { box, place, repeat, shape, starPath } from '../svg.ts';
import { INK, WHITE } from './colours.ts';
import { pixelFor } from './layouts.ts';
import { flatNamed, print } from './picture.ts';
import { drawSprite, type Sprite } from './sprite.ts';
import { bolt, ghost, king } from './sprites-beings.ts';
import { chip, crown, flame, gem, mushroom, rocket, star, trophy } from './sprites-things.ts';

/** From the first life to the legend. */
const ranks: readonly (readonly [sprite: Sprite, flat: string])[] = [
  [mushroom, 'white-pink'],
  [chip, 'cyan-violet'],
  [bolt, 'lime-green'],
  [rocket, 'yellow-orange'],
  [trophy, 'cyan-lime'],
  [ghost, 'violet-cyan'],
  [crown, 'pink-orange'],
  [flame, 'blue-cyan'],
  [gem, 'red-pink'],
  [king, 'plum-pink'],
  [star, 'ink-lime'],
];

/** Plates: one shape for beginners, then more and more corners. */
function plate(rank: number): string {
  if (rank < 2) return 'M-42-42H42V42H-42z';
  if (rank < 4) return 'M-30-50H30V-38H42V-26H50V26H42V38H30V50H-30V38H-42V26H-50V-26H-42V-38H-30z';
  if (rank < 6) return 'M-46-50H46V14H34V30H20V44H8V54H-8V44H-20V30H-34V14H-46z';
  return starPath(0, 0, 56, 56 - rank * 1.6, 4 + rank);
}

/** A badge of blocks, 120 x 120, with a square for each level under it. */
export function drawVipBadge(level: number): string {
  const rank = Math.min(10, Math.max(0, Math.round(level)));
  const [sprite, name] = ranks[rank] ?? [star, 'ink-lime'];
  return print(
    { seed: rank, prefix: `pv${rank}`, width: 120, height: 120, flat: flatNamed(name) },
    (board) => {
      const outline = plate(rank);
      const width = rank * 9;
      return (
        place(
          shape(outline, INK, ' transform="translate(4 4)"') +
            shape(
              outline,
              board.flat.ground,
              ` stroke="${rank > 8 ? board.flat.one : WHITE}" stroke-width="4" stroke-linejoin="miter"`,
            ),
          58,
          54,
          0,
          0.94,
        ) +
        drawSprite(board, sprite, 57, 52, pixelFor(sprite, 54), { shadow: 1 }) +
        (rank === 0 ? '' : box(60 - width / 2 - 3, 106, width + 4, 12, 0, INK)) +
        repeat(rank, (index) =>
          box(60 - width / 2 + index * 9, 109, 6, 6, 0, index % 2 === 0 ? board.flat.one : board.flat.two),
        )
      );
    },
  );
}
