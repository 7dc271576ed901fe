import { pixelsOf } from '../../../packages/ui/src/art/png.ts';
import type { LogoMark } from '../../../packages/ui/src/theme/logo-mark.ts';
import { readMark } from '../mark.ts';
import { inks } from './shapes.ts';

/** Wide enough for what is seen at 36 px, in pixels. */
const width = 96;

type Ink = 'accent' | 'second' | 'other' | null;

function inkAt(pixels: Uint8Array, at: number): Ink {
  const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
  if (alpha < 128) return null;
  if (green > 100 || (red > 100 && blue > 100)) return 'other';
  return red > blue ? 'accent' : 'second';
}

function picture(svg: string): readonly Ink[] {
  const pixels = pixelsOf(svg, width);
  return Array.from({ length: pixels.length / 4 }, (_none, index) => inkAt(pixels, index * 4));
}

/** As the product shows it: of the file its two paths alone. */
const painted = ({ viewBox, accent, second }: LogoMark) =>
  picture(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path fill="${inks.accent}" d="${accent}"/><path fill="${inks.second}" d="${second}"/></svg>`,
  );

/** Which share of what a logo (painted in `inks`) and the mark made of it fill looks different, 0 to 1. */
export function markDifference(logo: string, mark: string): number {
  const [wanted, made] = [picture(logo), painted(readMark(mark))];
  const filled = wanted.filter((ink, index) => ink !== null || made[index] !== null).length;
  return filled === 0 ? 0 : wanted.filter((ink, index) => ink !== made[index]).length / filled;
}

/** Below this share of its place nobody sees that a shape is there. */
const leastSeen = 0.01;

export interface UnseenInk {
  readonly ink: 'accent' | 'second';
  /** It lies below the second colour; else its path data say nothing, or are beside the view box. */
  readonly isCovered: boolean;
}

/** Inks of a mark that are given and not to be seen. */
export function unseenInks(mark: string): readonly UnseenInk[] {
  const given = readMark(mark);
  const isSeen = (ink: UnseenInk['ink'], pixels: readonly Ink[]) =>
    pixels.filter((one) => one === ink).length >= pixels.length * leastSeen;
  const pixels = painted(given);
  return (['accent', 'second'] as const)
    .filter((ink) => given[ink] !== '' && !isSeen(ink, pixels))
    .map((ink) => ({ ink, isCovered: ink === 'accent' && isSeen(ink, painted({ ...given, second: '' })) }));
}
