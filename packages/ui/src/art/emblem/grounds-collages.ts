import { a } from '../spot-inks.ts';
import { fade, place, shape, svg } from '../svg.ts';
import type { Ground } from './stage.ts';

/** Sheets that lie on the lowest one. */

const plain: Ground = () => '';

/** A sheet that covers a part, in shares of the width and height, and the shade that it throws. */
const laid =
  (...corners: ReadonlyArray<readonly [x: number, y: number]>): Ground =>
  ({ width, height, inks: { back } }) => {
    const d = `M${corners.map(([x, y]) => svg`${width * x} ${height * y}`).join('L')}z`;
    return place(shape(d, a[0], fade(0.2)), 4, 5) + shape(d, back, fade(0.6));
  };

export const grounds = [
  plain,
  laid([0, 0], [0.36, 0], [0.28, 1], [0, 1]),
  laid([1, 0], [0.58, 0], [0.66, 1], [1, 1]),
  laid([0, 0], [1, 0], [0, 0.9]),
  laid([1, 0], [1, 1], [0.1, 1]),
  laid([0.22, 0], [0.8, 0], [0.72, 1], [0.3, 1]),
  laid([0, 0], [1, 0], [1, 0.8]),
  laid([0, 0.2], [0.5, 0], [0.8, 1], [0, 1]),
  laid([0, 0], [0.44, 0], [0.4, 0.5], [1, 0.46], [1, 1], [0.5, 1], [0.52, 0.5], [0, 0.54]),
  laid([0.46, 0], [1, 0], [1, 0.5], [0.54, 0.46], [0.5, 1], [0, 1], [0, 0.54], [0.5, 0.5]),
  laid([0.06, 0], [0.26, 0], [0.2, 1], [0.88, 1], [0.8, 0], [0.98, 0], [1, 1], [0, 1]),
] as const;
