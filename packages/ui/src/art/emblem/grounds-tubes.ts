import { disc, fade, repeat } from '../svg.ts';
import type { Ground } from './stage.ts';

/** What other signs of the street throw on a wall. */

/** Light around a point, in shares of the width and height; it fades in steps, which a small picture does not show. */
const lit =
  (...lights: ReadonlyArray<readonly [x: number, y: number]>): Ground =>
  ({ width, height, inks: { back } }) =>
    lights
      .map(([x, y]) =>
        repeat(7, (at) => disc(width * x, height * y, width * (1.02 - at * 0.13), back, fade(0.055))),
      )
      .join('');

export const grounds = [
  lit(),
  lit([0, 0.1]),
  lit([1, 0.4]),
  lit([0.5, 1.1]),
  lit([0, 0.9]),
  lit([1, -0.1]),
  lit([0, 0.5], [1, 0.5]),
  lit([0.2, -0.1]),
  lit([1, 1]),
  lit([0, 0], [1, 1]),
  lit([1, 0], [0, 1]),
] as const;
