import type { HeroShape } from './hero-shapes.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * All of a hero's subject is in here, and no frame may cut it; outside of it the picture is calm enough for words. In the units of
 * `heroFrames`.
 */
export const heroFocus: Readonly<Record<HeroShape, Box>> = {
  wide: { x: 1250, y: 40, width: 620, height: 400 },
  square: { x: 100, y: 80, width: 520, height: 440 },
  tall: { x: 90, y: 150, width: 420, height: 600 },
};
