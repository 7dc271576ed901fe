import type { DrawActivity } from '../activity-frame.ts';
import { box, disc, place, repeat, shape, starPath, stroke, svg, wedge } from '../svg.ts';
import { INK, WHITE } from './colours.ts';
import type { Ground } from './grounds.ts';
import { flatNamed, print } from './picture.ts';
import type { Board } from './sprite.ts';

export type Scene = (board: Board) => string;

/** Things around the middle of a sheet of flat colour, with the printer's dots where `back` puts them. */
export const activity =
  (name: string, draw: Scene, back: Ground): DrawActivity =>
  (frame) =>
    print({ seed: 3, prefix: 'pa', ...frame, flat: flatNamed(name) }, (board) =>
      [back(board), place(draw(board), frame.width / 2, frame.height / 2)].join(''),
    );

const outline = (width: number): string =>
  svg` stroke="${INK}" stroke-width="${width}" stroke-linejoin="miter"`;

/** The outline of what is no sprite. */
export const line = outline(6);

/** A round coin of flat colours with its hard shadow. */
export function disk(x: number, y: number, r: number): string {
  return (
    disc(x + r * 0.14, y + r * 0.14, r, INK) +
    disc(x, y, r, '#ffd426', outline(Math.min(6, r * 0.2))) +
    disc(x, y, r * 0.7, '#ff9a1a', outline(Math.min(4, r * 0.12))) +
    shape(starPath(x, y, r * 0.5, r * 0.22, 5), WHITE)
  );
}

/** White sparks of four points. */
export const sparks = (...at: readonly (readonly [x: number, y: number, r: number])[]): string =>
  shape(
    at.map(([x, y, r]) => starPath(x, y, r, r * 0.3, 4)).join(''),
    WHITE,
    ` stroke="${INK}" stroke-width="3"`,
  );

/** A box of colour with an outline and a hard shadow. */
export const block = (x: number, y: number, w: number, h: number, fill: string): string =>
  box(x + 7, y + 7, w, h, 0, INK) + box(x, y, w, h, 0, fill, line);

/** Per cent in squares. */
export const percent = (colour: string): string =>
  shape('M-26-26h18v18h-18zM8 8h18v18H8zM16-28h12L-16 28H-28z', colour);

/** A blow with as many tips as wished, and its shadow. */
export function blow(rx: number, ry: number, tips: number, fill: string): string {
  const points = repeat(tips * 2, (index) => {
    const angle = (index / tips) * Math.PI;
    const reach = index % 2 === 0 ? 1 : 0.74;
    return svg`${index === 0 ? 'M' : 'L'}${Math.sin(angle) * rx * reach} ${-Math.cos(angle) * ry * reach}`;
  });
  return shape(`${points}z`, INK, ' transform="translate(8 8)"') + shape(`${points}z`, fill, line);
}

/** A wheel of wedges in the flat's colours. */
export function wheel({ flat }: Board, r: number): string {
  const tints = [flat.one, WHITE, flat.two, flat.three];
  return (
    disc(8, 9, r + 6, INK) +
    disc(0, 0, r + 6, INK) +
    tints
      .map((tint, index) =>
        shape(
          repeat(3, (turn) => wedge(0, 0, r, (index + turn * 4) / 12, (index + 1 + turn * 4) / 12)),
          tint,
          ` stroke="${INK}" stroke-width="5"`,
        ),
      )
      .join('') +
    disc(0, 0, r * 0.34, INK)
  );
}

/** The floor of squares that everybody stands on. */
export const floor = ({ flat, width }: Board, y: number): string =>
  box(-width / 2 - 4, y, width + 8, 160, 0, INK) +
  stroke(
    svg`M${-width / 2} ${y + 14}H${width / 2}`,
    flat.dots,
    14,
    ' stroke-dasharray="22 6" stroke-linecap="butt"',
  );
