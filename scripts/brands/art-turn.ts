import { converter, formatRgb, type Oklch } from 'culori';
import type { ArtFamily } from '../../packages/ui/src/art/family.ts';
import { readColor } from './tokens/color.ts';
import type { BrandSeeds } from './tokens/ramps.ts';

/** The seed that a family's pictures take after: the sea and the sky, the ink on paper, the lights. */
const leadingSeed: Readonly<Record<ArtFamily, 'accent' | 'second'>> = {
  coast: 'second',
  guilloche: 'accent',
  halftone: 'accent',
};

const toRgb = converter('rgb');
const toOklch = converter('oklch');

/** Below it a colour has no hue to turn to. */
const grey = 0.03;

/** What the filter `hue-rotate` makes of a colour (Filter Effects Module). */
function turned(color: Oklch, degrees: number): Oklch {
  const { r, g, b } = toRgb(color);
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  const mix = (own: readonly [number, number, number], onCos: readonly number[], onSin: readonly number[]) =>
    [r, g, b].reduce(
      (sum, part, index) =>
        sum + part * ((own[index] ?? 0) + cos * (onCos[index] ?? 0) + sin * (onSin[index] ?? 0)),
      0,
    );
  const weights = [0.213, 0.715, 0.072] as const;
  const [red, green, blue] = [
    mix(weights, [0.787, -0.715, -0.072], [-0.213, -0.715, 0.928]),
    mix(weights, [-0.213, 0.285, -0.072], [0.143, 0.14, -0.283]),
    mix(weights, [-0.213, -0.715, 0.928], [-0.787, 0.715, 0.072]),
  ];
  const shown = formatRgb({ mode: 'rgb', r: red, g: green, b: blue });
  return toOklch(shown) ?? color;
}

function hueGap(a: Oklch, b: Oklch): number {
  const gap = Math.abs((a.h ?? 0) - (b.h ?? 0)) % 360;
  return Math.min(gap, 360 - gap);
}

/** Degrees that turn a family's hues from one brand's colours towards another's; 0 where either has no hue. */
export function artTurnOf(family: ArtFamily, from: BrandSeeds, to: BrandSeeds): number {
  const seed = leadingSeed[family];
  const [own, wanted] = [readColor(from[seed]), readColor(to[seed])];
  if (own.c < grey || wanted.c < grey) return 0;
  const choices = Array.from({ length: 72 }, (_none, index) => index * 5 - 180);
  return choices.reduce(
    (best, degrees) =>
      hueGap(turned(own, degrees), wanted) < hueGap(turned(own, best), wanted) ? degrees : best,
    0,
  );
}
