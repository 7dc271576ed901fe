import { disc, fade, polygon, repeat, shape, svg, wedge } from '../svg.ts';
import type { Ground } from './stage.ts';

/** Tints that the first plate prints over a whole sheet. */

const tint = fade(0.3);

const plain: Ground = () => '';

/** Awning stripes; shifted, those between them. */
const striped =
  (isShifted: boolean): Ground =>
  ({ width, height, inks: { back } }) => {
    const broad = width / 8;
    return shape(
      repeat(4, (at) => svg`M${(at * 2 + (isShifted ? 1 : 0)) * broad} 0h${broad}v${height}h${-broad}z`),
      back,
      tint,
    );
  };

const slanted =
  (side: 1 | -1): Ground =>
  ({ x, width, height, inks: { back } }) => {
    const broad = width / 5;
    return shape(
      repeat(6, (at) => {
        const from = x + side * (at * 2 - 7) * broad;
        return svg`M${from} ${height}h${side * broad}l${side * height} ${-height}h${-side * broad}z`;
      }),
      back,
      tint,
    );
  };

const dotted: Ground = ({ width, height, inks: { back } }) => {
  const step = width / 4;
  return repeat(Math.ceil(height / step) * 5, (at) => {
    const row = Math.floor(at / 5);
    return disc(
      (at % 5) * step + (row % 2 ? step / 2 : 0) - step / 4,
      (row + 0.5) * step,
      step * 0.34,
      back,
      tint,
    );
  });
};

const chequered: Ground = ({ width, height, inks: { back } }) => {
  const step = width / 4;
  return shape(
    repeat(Math.ceil(height / step) * 2, (at) => {
      const row = Math.floor(at / 2);
      return polygon(((at % 2) * 2 + (row % 2) + 0.5) * step, (row + 0.5) * step, step * 0.6, 4);
    }),
    back,
    tint,
  );
};

/** Rays out of an upper corner. */
const rayed =
  (side: 0 | 1): Ground =>
  ({ width, height, inks: { back } }) =>
    shape(
      repeat(4, (at) => {
        const from = (side ? 0.5 : 0.25) + at / 16 + 1 / 64;
        return wedge(width * side, 0, width + height, from, from + 1 / 32);
      }),
      back,
      tint,
    );

/** A great round out of a lower corner. */
const round =
  (side: 0 | 1): Ground =>
  ({ width, height, inks: { back } }) =>
    [0.96, 0.7, 0.44].map((share) => disc(width * side, height, width * share, back, tint)).join('');

export const grounds = [
  plain,
  striped(false),
  slanted(1),
  dotted,
  striped(true),
  slanted(-1),
  chequered,
  rayed(0),
  round(1),
  rayed(1),
  round(0),
] as const;
