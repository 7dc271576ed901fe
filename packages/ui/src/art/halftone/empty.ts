import type { EmptyKind } from '../empty-kinds.ts';
import { box, disc, fine, place, repeat, ring, shape, starPath, stroke, svg } from '../svg.ts';
import { INK, WHITE } from './colours.ts';
import { pixelFor, slab } from './layouts.ts';
import { flatNamed, print } from './picture.ts';
import { type Board, drawSprite, type Sprite } from './sprite.ts';
import { ghost, hourglass, joystick, lock, plug, tv } from './sprites-beings.ts';
import { trophy } from './sprites-things.ts';

type Back = (board: Board) => string;

/** A round of dots. */
const halo: Back = ({ flat }) =>
  disc(150, 108, 78, flat.ground, ` stroke="${INK}" stroke-width="5"`) +
  repeat(4, (index) => {
    const r = 44 + index * 12;
    const gap = (r * 2 * Math.PI) / Math.round(r / 2.1);
    return ring(150, 108, r, flat.dots, 3 + index * 1.6, fine` stroke-dasharray="0 ${gap}"`);
  });

const burst: Back = ({ flat }) =>
  shape(starPath(156, 114, 104, 74, 12), INK) +
  shape(starPath(150, 108, 104, 74, 12), flat.ground, ` stroke="${INK}" stroke-width="5"`);

const pane: Back = ({ flat }) =>
  slab(56, 24, 188, 150, flat.ground) +
  box(56, 24, 188, 24, 0, WHITE, ` stroke="${INK}" stroke-width="5"`) +
  disc(72, 36, 5, INK) +
  disc(90, 36, 5, INK) +
  stroke('M64 68H236M64 92H236M64 116H236M64 140H236', flat.dots, 4, ' stroke-dasharray="0 12"');

const tilted: Back = ({ flat }) =>
  place(
    box(-76, -66, 164, 144, 0, INK) +
      box(-84, -74, 164, 144, 0, flat.ground, ` stroke="${INK}" stroke-width="5"`) +
      stroke('M-74-50H70M-74-20H70M-74 10H70M-74 40H70', flat.dots, 7, ' stroke-dasharray="0 16"'),
    150,
    106,
    -8,
  );

const sprite =
  (art: Sprite, size: number, turn = 0) =>
  (board: Board): string =>
    drawSprite(board, art, 148, 106, pixelFor(art, size), { turn });

/** A receipt without a single line filled. */
const receipt: Back = (board) =>
  place(
    shape(
      svg`M-46-76H50V84l-12-10-12 10-12-10-12 10-12-10-12 10-12-10-12 10z`,
      INK,
      ' transform="translate(7 7)"',
    ) +
      shape(
        'M-46-76H50V84l-12-10-12 10-12-10-12 10-12-10-12 10-12-10-12 10z',
        WHITE,
        ` stroke="${INK}" stroke-width="5"`,
      ) +
      box(-30, -58, 64, 14, 0, board.flat.one) +
      stroke(
        'M-28-26H32M-28-6H32M-28 14H10M-28 34H20',
        INK,
        5,
        ' stroke-dasharray="8 6" stroke-linecap="butt"',
      ),
    148,
    104,
    8,
  );

const card: Back = (board) =>
  place(
    slab(-78, -50, 156, 100, board.flat.one) +
      box(-78, -30, 156, 22, 0, INK) +
      box(-60, 8, 34, 24, 0, board.flat.two, ` stroke="${INK}" stroke-width="4"`) +
      stroke('M0 20H50', INK, 6, ' stroke-dasharray="6 6" stroke-linecap="butt"'),
    146,
    112,
    -9,
  ) +
  slab(200, 30, 44, 44, board.flat.three) +
  stroke('M222 40V64M210 52H234', INK, 8, ' stroke-linecap="butt"');

const subjects: Readonly<Record<EmptyKind, readonly [flat: string, back: Back, thing: Back]>> = {
  noRecords: ['cyan-violet', halo, receipt],
  noGames: ['pink-violet', tilted, sprite(joystick, 128)],
  noCards: ['violet-cyan', halo, card],
  offline: ['orange-yellow', burst, sprite(plug, 122, 24)],
  notFound: ['ink-violet', pane, sprite(ghost, 128)],
  signedOut: ['lime-green', tilted, sprite(lock, 124)],
  waiting: ['blue-cyan', halo, sprite(hourglass, 126)],
  success: ['yellow-pink', burst, sprite(trophy, 118)],
};

/** A pixel thing on a sticker of dots, 300 x 220, on a transparent ground. */
export function drawEmpty(kind: EmptyKind): string {
  const [name, back, thing] = subjects[kind];
  return print({ seed: 3, prefix: `pe${kind}`, width: 300, height: 220, flat: flatNamed(name) }, (board) => {
    const crumbs = shape(
      'M34 60h12v12h-12zM52 150h8v8h-8zM256 130h12v12h-12zM246 56h8v8h-8z',
      board.flat.one,
      ` stroke="${INK}" stroke-width="3"`,
    );
    return (
      back(board) +
      thing(board) +
      crumbs +
      (kind === 'offline' ? drawSprite(board, tv, 246, 164, 3.4, { name: 'tv' }) : '')
    );
  });
}
