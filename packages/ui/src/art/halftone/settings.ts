import { seen } from '../cover-art.ts';
import { box, disc, place, shape, stroke, svg, wedge } from '../svg.ts';
import { INK, WHITE } from './colours.ts';
import { type Ground, lay } from './grounds.ts';
import {
  cascade,
  close,
  crowd,
  duel,
  type Layout,
  onScreen,
  pixelFor,
  quarters,
  solo,
  sticker,
} from './layouts.ts';
import { type Board, drawSprite, type Sprite } from './sprite.ts';
import { badge, card, framings, type Take, takes } from './takes.ts';

/** A picture in the way that `way` says, from 0: the game after it comes in the next one. */
export type Composition = (board: Board, way: number) => string;

/** Sets a thing and its companion on a ground. */
type Setting = (ground: Ground, thing: Sprite, companion: Sprite) => Layout;

/** A film across the tile, the thing in its middle frame. */
const film: Setting = (ground, thing, companion) => (board) => {
  const frame = (sprite: Sprite, x: number, name: string): string =>
    box(x - 74, -74, 148, 148, 0, name === 'f1' ? WHITE : board.flat.two) +
    drawSprite(board, sprite, x - 2, -2, pixelFor(sprite, 112), { name, shadow: 0.8 });
  return (
    lay(ground, board) +
    place(
      box(-290, -108, 580, 216, 0, INK) +
        stroke('M-280-91H290M-280 91H290', WHITE, 13, ' stroke-dasharray="15 16" stroke-linecap="butt"') +
        frame(companion, -160, 'f0') +
        frame(thing, 0, 'f1') +
        frame(companion, 160, 'f2'),
      180,
      176,
      board.isAlternate === true ? 24 : -24,
    )
  );
};

/** Two panels of a comic: the thing large, and its companion small. */
const panels: Setting = (ground, thing, companion) => (board) => {
  const { prefix, flat } = board;
  const pane = 'M14 14H214L166 346H14z';
  const rim = ` stroke="${INK}" stroke-width="7" stroke-linejoin="miter"`;
  return (
    box(0, 0, 360, 360, 0, WHITE) +
    `<clipPath id="${prefix}-pa"><path d="${pane}"/></clipPath><clipPath id="${prefix}-pb"><path d="M236 14H346V346H188z"/></clipPath>` +
    svg`<g clip-path="url(#${prefix}-pa)">${lay(ground, board)}${drawSprite(board, thing, 100, 182, pixelFor(thing, 196), { name: 'pn' })}</g>` +
    svg`<g clip-path="url(#${prefix}-pb)">${box(180, 0, 180, 360, 0, flat.three)}${drawSprite(board, companion, 278, 124, pixelFor(companion, 112), { name: 'pf', shadow: 0.8 })}</g>` +
    shape(`${pane}M236 14H346V346H188z`, 'none', rim)
  );
};

/** Out of the corner of a burst: the thing low at one side, the burst over all of the tile. */
const burst: Setting = (_, thing, companion) => (board) => {
  const { flat } = board;
  const beams = Array.from({ length: 7 }, (_each, index) =>
    wedge(74, 296, 480, -0.02 + index * 0.047, 0.004 + index * 0.047),
  ).join('');
  return (
    box(0, 0, 360, 360, 0, flat.three) +
    shape(beams, flat.ground, ` stroke="${INK}" stroke-width="4"`) +
    disc(74, 296, 150, INK) +
    disc(66, 290, 150, flat.dots, ` stroke="${INK}" stroke-width="5"`) +
    drawSprite(board, companion, 270, 92, pixelFor(companion, 120), { name: 'bc', turn: 14 }) +
    drawSprite(board, thing, 122, 234, pixelFor(thing, 214), { name: 'bt', turn: -8 })
  );
};

const within =
  (take: Take): Setting =>
  (ground, thing) =>
  (board) =>
    take(solo(ground, thing, 280)(board), board);

/**
 * As many as there may not be of one shape among neighbours, and a prime number, so that they take turns with any number of pictures. What
 * looks alike stands far apart.
 */
const settings: readonly Setting[] = [
  (ground, thing) => solo(ground, thing),
  (_, thing, companion) => quarters([thing, companion, companion, thing]),
  (ground, thing) => close(ground, thing, 26, 40, 340),
  film,
  within(badge),
  (ground, thing, companion) => duel(ground, thing, companion),
  (ground, thing) => sticker(ground, thing),
  panels,
  (ground, thing) => crowd(ground, thing),
  burst,
  (ground, thing) => onScreen(ground, thing),
  (ground, thing, companion) => cascade(ground, thing, companion),
  within(card),
];

/** How many ways of showing there are. */
export const countSettings = settings.length;

/** A thing in all settings in turn, with a companion where one has room for it. */
export const set =
  (ground: Ground, thing: Sprite, companion: Sprite = thing): Composition =>
  (board, way) =>
    settings[way % settings.length]?.(ground, thing, companion)(board) ?? '';

/** What is known by its arrangement keeps it, in other frames. */
export const kept =
  (layout: Layout): Composition =>
  (board, way) =>
    framings[way % framings.length]?.(layout(board), board) ?? '';

/** A slot's scene. */
export const shown =
  (layout: Layout): Composition =>
  (board, way) =>
    takes[way % takes.length]?.(seen(layout(board), board.sight ?? ''), board) ?? '';
