import type { BrandLayout } from '../../theme/brand.ts';
import type { HeroShape } from '../hero-shapes.ts';
import { repeat } from '../svg.ts';
import type { PlaceLuck } from './stage.ts';

/** How a great picture is composed for a hero that does not show all of its shape. In the units of `heroFrames`. */
export interface Composition {
  /** The subject's middle and radius. */
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** What lies about it, from its middle. */
  readonly around: (luck: PlaceLuck) => string;
}

type Forms = Partial<
  Readonly<Record<BrandLayout['hero'], Partial<Readonly<Record<HeroShape, Composition>>>>>
>;

/** Middles of the reels in the windows at the sides, the height of their middle symbols, and how far apart these are (`pane-row.tsx`). */
const reels = [
  { dx: -292, dy: 66, step: 150 },
  { dx: 292, dy: 15, step: 140 },
] as const;

/** On both sides of the subject in a cut strip, those that a phone does not show last; the cut takes more of the left. */
const shelf = [
  [-266, 62, 156],
  [266, 44, 156],
  [-440, 98, 136],
  [440, 84, 136],
  [-640, 84, 130],
  [-860, 104, 116],
] as const;

export const heroForms: Forms = {
  panes: {
    square: {
      x: 360,
      y: 279,
      r: 124,
      around: (luck) =>
        repeat(6, (at) => {
          const { dx, dy, step } = reels[at % 2 ? 1 : 0];
          return luck(at, dx, dy + (Math.floor(at / 2) - 1) * step, 104);
        }),
    },
  },
  flood: {
    wide: {
      // Held at its right edge, it has its subject in the middle of a phone.
      x: 1380,
      y: 296,
      r: 108,
      around: (luck) => shelf.map(([dx, dy, size], at) => luck(at, dx, dy, size, Math.sign(dx) * 6)).join(''),
    },
  },
};
