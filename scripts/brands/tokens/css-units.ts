import type { Units } from './css-math.ts';

/** A browser's own size of text, in px. */
const rem = 16;

/** Lengths in px in a window of that width. */
export const pixelsAt = (windowWidth: number): Units => ({ px: 1, rem, vw: windowWidth / 100 });

/** Lengths in rem in a window of that width. */
export const remsAt = (windowWidth: number): Units => ({
  px: 1 / rem,
  rem: 1,
  vw: windowWidth / 100 / rem,
});

/** Lengths that no window changes, in px. */
export const pixels: Units = { px: 1, rem };

export const plainNumbers: Units = { '': 1 };
export const percents: Units = { '%': 1 };
export const ems: Units = { em: 1 };
export const milliseconds: Units = { ms: 1, s: 1_000 };
export const degrees: Units = { deg: 1, turn: 360 };
