import type { BrandLayout } from '../theme/brand.ts';

/** A hero is composed anew for each; it is not one picture cut three ways. */
export const heroShapes = ['wide', 'square', 'tall'] as const;
export type HeroShape = (typeof heroShapes)[number];

interface HeroFrame {
  readonly width: number;
  readonly height: number;
}

/** In the picture's own units; what must not be cut off stands in `hero-focus.ts`, which no visit loads. */
export const heroFrames: Readonly<Record<HeroShape, HeroFrame>> = {
  /** Shown from 1.4 : 1 to 4.8 : 1, held at its right edge. */
  wide: { width: 1920, height: 480 },
  /** Shown from 0.9 : 1 to 1.6 : 1, held in the middle. */
  square: { width: 720, height: 600 },
  /** Shown from 1 : 2 to 0.9 : 1, held in the middle. */
  tall: { width: 600, height: 900 },
};

interface HeroStage {
  readonly narrow: HeroShape;
  /** Widths of the window in px from which on the stage has room for another, the widest first. */
  readonly wider: readonly (readonly [from: number, shape: HeroShape])[];
}

/** Which shape fits the stage of a hero. */
export const heroShapesOf: Readonly<Record<BrandLayout['hero'], HeroStage>> = {
  /** A corner beside the words, or all of the stage. */
  scene: { narrow: 'square', wider: [[1280, 'wide']] },
  /** A band below the words, or a plate beside them: a high one as long as the words need most of the width. */
  editorial: {
    narrow: 'wide',
    wider: [
      [1000, 'square'],
      [601, 'tall'],
    ],
  },
  poster: { narrow: 'square', wider: [[601, 'wide']] },
  bow: { narrow: 'square', wider: [] },
  band: { narrow: 'wide', wider: [] },
  flood: { narrow: 'wide', wider: [[1100, 'square']] },
  panes: { narrow: 'square', wider: [] },
};
