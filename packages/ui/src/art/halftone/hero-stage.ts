import { heroFocus } from '../hero-focus.ts';
import { type HeroShape, heroFrames } from '../hero-shapes.ts';
import { box, fine, repeat, shape, starPath, svg } from '../svg.ts';
import { INK, WHITE } from './colours.ts';
import type { Board } from './sprite.ts';

/** A board of one of the hero's shapes. The origin of what a scene draws is the middle of the focus. */
export interface Stage extends Board {
  readonly shape: HeroShape;
}

export type Scene = (stage: Stage) => string;

/** One composition for each shape. */
export const scenes =
  (each: Readonly<Record<HeroShape, Scene>>): Scene =>
  (stage) =>
    each[stage.shape](stage);

/** Columns of dots that grow to the edge that the words are not at; on a square and a tall sheet, rows that grow to the foot. */
export function dots({ flat, shape: kind }: Stage, colour = flat.dots): string {
  const { width, height } = heroFrames[kind];
  const focus = heroFocus[kind];
  const [left, top] = [-focus.x - focus.width / 2, -focus.y - focus.height / 2];
  const pitch = 24;
  const lines =
    kind === 'wide'
      ? repeat(28, (index) => {
          const x = left + width - 660 + index * pitch;
          return fine`<path d="M${x} ${top + (index % 2 === 0 ? 0 : pitch / 2)}V${top + height}" stroke-width="${1.5 + index * 0.75}"/>`;
        })
      : repeat(Math.round((height * 0.72) / pitch), (index) => {
          const y = top + height - index * pitch;
          return fine`<path d="M${left + (index % 2 === 0 ? 0 : pitch / 2)} ${y}H${left + width}" stroke-width="${20 - index * (kind === 'tall' ? 0.7 : 1.05)}"/>`;
        });
  return svg`<g stroke="${colour}" stroke-dasharray="0 ${pitch}">${lines}</g>`;
}

/** A blow of as many tips as wished, wider than high or the other way round. */
export function blast(rx: number, ry: number, tips: number, fill: string, look = ''): string {
  const points = repeat(tips * 2, (index) => {
    const angle = (index / tips) * Math.PI;
    const reach = index % 2 === 0 ? 1 : 0.72;
    return svg`${index === 0 ? 'M' : 'L'}${Math.sin(angle) * rx * reach} ${-Math.cos(angle) * ry * reach}`;
  });
  return shape(`${points}z`, fill, look);
}

/** The outline of the things that a hero shows. */
export const joint = ` stroke="${INK}" stroke-width="8" stroke-linejoin="miter"`;

export const sparks = (...at: readonly (readonly [x: number, y: number, r: number])[]): string =>
  shape(
    at.map(([x, y, r]) => starPath(x, y, r, r * 0.3, 4)).join(''),
    WHITE,
    ` stroke="${INK}" stroke-width="4"`,
  );

/** Columns that rise to the right, from `x`, standing on the sheet's foot. */
export const stairs = (stage: Stage, x: number, foot: number, count: number, step: number): string =>
  repeat(count, (index) => {
    const height = 60 + index * step;
    const left = x + index * 74;
    const tint = index % 2 === 0 ? stage.flat.two : stage.flat.three;
    return (
      box(left + 8, foot - height + 8, 60, height + 60, 0, INK) +
      box(left, foot - height, 60, height + 60, 0, tint, ` stroke="${INK}" stroke-width="5"`)
    );
  });
