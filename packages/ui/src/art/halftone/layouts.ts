import { box, disc, place, repeat, shape, starPath, stroke, svg } from '../svg.ts';
import { INK, WHITE } from './colours.ts';
import { type Ground, lay } from './grounds.ts';
import { type Board, drawSprite, drawSprites, echo, type Sprite } from './sprite.ts';

/** Things on a ground: the arrangement that a tile is known by. */
export type Layout = (board: Board) => string;

const MIDDLE = 180;

/** A box with an outline and a hard shadow. */
export const slab = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  box(x + 8, y + 8, w, h, 0, INK) + box(x, y, w, h, 0, fill, ` stroke="${INK}" stroke-width="5"${more}`);

/** Twice the columns of a half sprite. */
const columnsOf = (sprite: Sprite): number => {
  const [row = ''] = sprite.trim().split(/\s+/);
  return row.endsWith('|') ? (row.length - 1) * 2 : row.length;
};
const rowCountOf = (sprite: Sprite): number => sprite.trim().split(/\s+/).length;

/** The pixel size at which a sprite just fits a square of `size`. */
export const pixelFor = (sprite: Sprite, size: number): number =>
  size / Math.max(columnsOf(sprite), rowCountOf(sprite));

/** One thing, large. */
export const solo =
  (ground: Ground, sprite: Sprite, size = 250, turn = 0): Layout =>
  (board) =>
    lay(ground, board) + drawSprite(board, sprite, MIDDLE - 4, MIDDLE - 4, pixelFor(sprite, size), { turn });

/** A sticker, a little crooked. */
export const sticker =
  (ground: Ground, sprite: Sprite, size = 232): Layout =>
  (board) =>
    lay(ground, board) +
    drawSprite(board, sprite, MIDDLE - 6, MIDDLE - 6, pixelFor(sprite, size), {
      turn: board.random.pick([-14, -9, 9, 14]),
      isSticker: true,
    });

/** So close that it runs out of the frame. */
export const close =
  (ground: Ground, sprite: Sprite, dx = 60, dy = 60, size = 420): Layout =>
  (board) =>
    lay(ground, board) +
    drawSprite(board, sprite, MIDDLE + dx, MIDDLE + dy, pixelFor(sprite, size), { shadow: 0.9 });

/** Three in a row on boards, like the reels of a machine. */
export const reels =
  (ground: Ground, sprites: readonly [Sprite, Sprite, Sprite]): Layout =>
  (board) =>
    lay(ground, board) +
    slab(14, 104, 332, 152, board.flat.three) +
    sprites
      .map((sprite, index) => {
        const x = 26 + index * 106;
        return (
          box(x, 120, 96, 120, 0, WHITE, ` stroke="${INK}" stroke-width="4"`) +
          drawSprite(board, sprite, x + 46, 178, pixelFor(sprite, 76), { name: `r${index}`, shadow: 0.8 })
        );
      })
      .join('') +
    shape('M4 160L30 180L4 200zM356 160L330 180L356 200z', INK) +
    box(14, 64, 332, 28, 0, INK) +
    stroke('M30 78H334', board.flat.two, 12, ' stroke-dasharray="0 20.200"');

/** A leader before a crowd of echoes. */
export const crowd =
  (ground: Ground, sprite: Sprite, size = 190): Layout =>
  (board) => {
    const at = repeatAt(board);
    return (
      lay(ground, board) +
      echo(board, sprite, INK, 'e', at, pixelFor(sprite, 62)) +
      drawSprite(board, sprite, MIDDLE - 4, MIDDLE - 2, pixelFor(sprite, size), { isSticker: true })
    );
  };

function repeatAt({ width, height }: Board): readonly (readonly [number, number])[] {
  const places: (readonly [number, number])[] = [];
  for (let row = 0; row < 5; row += 1) {
    for (let column = 0; column < 5; column += 1) {
      const x = column * 88 + (row % 2) * 44 - 20;
      const y = row * 82 + 16;
      const isMiddle = Math.abs(x - width / 2) < 100 && Math.abs(y - height / 2) < 100;
      if (!isMiddle) places.push([x, y]);
    }
  }
  return places;
}

/** Two of them facing each other across a bolt. */
export const duel =
  (ground: Ground, left: Sprite, right: Sprite): Layout =>
  (board) =>
    lay(ground, board) +
    shape('M214-10L128 186H178L146 380L250 148H194L262-10z', INK, ' transform="translate(7 6)"') +
    shape(
      'M214-10L128 186H178L146 380L250 148H194L262-10z',
      WHITE,
      ` stroke="${INK}" stroke-width="5" stroke-linejoin="miter"`,
    ) +
    drawSprite(board, left, 92, 118, pixelFor(left, 156), { name: 'l' }) +
    drawSprite(board, right, 260, 240, pixelFor(right, 156), { name: 'r', isMirrored: true });

/** Nine small boards, some turned over. */
export const grid =
  (ground: Ground, a: Sprite, b: Sprite): Layout =>
  (board) => {
    const { flat, random } = board;
    const first = random.whole(0, 8);
    const tints = [flat.two, flat.three, WHITE, flat.one];
    const spots = Array.from({ length: 9 }, (_, index) => {
      const isA = index === first || index === (first + 4) % 9 || index === (first + 8) % 9;
      return {
        x: 26 + (index % 3) * 104,
        y: 26 + Math.floor(index / 3) * 104,
        holds: isA ? 'a' : index % 2 === 0 ? 'b' : 'dot',
      };
    });
    const centres = (holds: string): readonly (readonly [number, number])[] =>
      spots.filter((spot) => spot.holds === holds).map(({ x, y }) => [x + 44, y + 44]);
    return (
      lay(ground, board) +
      spots.map(({ x, y }, index) => slab(x, y, 92, 92, tints[index % 4] ?? WHITE)).join('') +
      centres('dot')
        .map(([x, y]) => disc(x + 2, y + 2, 20, INK))
        .join('') +
      drawSprites(board, a, 'a', centres('a'), pixelFor(a, 66), { shadow: 0.8 }) +
      drawSprites(board, b, 'b', centres('b'), pixelFor(b, 60), { shadow: 0.8 })
    );
  };

/** Four colours, four things, as on a board of fortunes. */
export const quarters =
  (sprites: readonly [Sprite, Sprite, Sprite, Sprite]): Layout =>
  (board) => {
    const { flat } = board;
    const tints = [flat.ground, flat.dots, flat.three, flat.two];
    return (
      sprites
        .map((sprite, index) => {
          const x = (index % 2) * 180;
          const y = Math.floor(index / 2) * 180;
          return (
            box(x, y, 180, 180, 0, tints[index] ?? WHITE) +
            drawSprite(board, sprite, x + 86, y + 86, pixelFor(sprite, 124), { name: `q${index}` })
          );
        })
        .join('') + stroke('M180 0V360M0 180H360', INK, 6)
    );
  };

/** On a screen with a thick frame and a shining corner. */
export const onScreen =
  (ground: Ground, sprite: Sprite, tint: 'one' | 'two' | 'three' = 'three'): Layout =>
  (board) =>
    lay(ground, board) +
    slab(42, 52, 276, 220, board.flat[tint]) +
    box(64, 72, 232, 180, 0, INK) +
    stroke(
      'M64 84H296M64 108H296M64 132H296M64 156H296M64 180H296M64 204H296M64 228H296',
      board.flat.dots,
      3,
      ' opacity=".5"',
    ) +
    drawSprite(board, sprite, 180, 162, pixelFor(sprite, 150)) +
    slab(110, 288, 140, 22, WHITE) +
    shape('M270 80H288V98z', WHITE);

/** Steps that climb to the thing at the top. */
export const climb =
  (ground: Ground, sprite: Sprite): Layout =>
  (board) => {
    const { flat } = board;
    return (
      lay(ground, board) +
      repeat(6, (index) =>
        slab(
          -10 + index * 60,
          330 - index * 38,
          52,
          80 + index * 38,
          index % 2 === 0 ? flat.two : flat.three,
        ),
      ) +
      stroke('M14 286L74 250L112 262L200 170', WHITE, 9, ` stroke-linejoin="miter"`) +
      drawSprite(board, sprite, 244, 106, pixelFor(sprite, 170), { turn: 38 }) +
      shape(
        starPath(70, 80, 30, 10, 4) + starPath(140, 40, 16, 6, 4),
        WHITE,
        ` stroke="${INK}" stroke-width="3"`,
      )
    );
  };

/** Falling in a column, larger and larger. */
export const cascade =
  (ground: Ground, a: Sprite, b: Sprite): Layout =>
  (board) =>
    lay(ground, board) +
    drawSprite(board, a, 74, 66, pixelFor(a, 84), { name: 'c0', turn: -16 }) +
    drawSprite(board, b, 262, 84, pixelFor(b, 118), { name: 'c1', turn: 12 }) +
    drawSprite(board, b, 88, 282, pixelFor(b, 98), { name: 'c2', turn: 20 }) +
    drawSprite(board, a, 232, 248, pixelFor(a, 164), { name: 'c3', turn: -8 });

/** A cut gem of flat facets with heavy lines. */
export const facets =
  (ground: Ground): Layout =>
  (board) => {
    const { flat } = board;
    const outline = 'M-128-34L-70-104H70L128-34L0 124z';
    const joint = ` stroke="${INK}" stroke-width="6" stroke-linejoin="miter"`;
    return (
      lay(ground, board) +
      place(
        shape(outline, INK, ' transform="translate(14 14)"') +
          shape(outline, flat.one, joint) +
          shape('M-70-104L-48-34H-128zM70-104L128-34H48z', flat.two, joint) +
          shape('M-48-34L0-104L48-34z', WHITE, joint) +
          shape('M48-34H128L0 124z', flat.three, joint) +
          stroke('M-48-34L0 124', INK, 6),
        176,
        172,
        board.random.pick([-10, 8, 14]),
      ) +
      shape(
        svg`${starPath(58, 290, 26, 8, 4)}${starPath(310, 70, 34, 10, 4)}`,
        WHITE,
        ` stroke="${INK}" stroke-width="4"`,
      )
    );
  };
