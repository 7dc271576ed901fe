import { describe, expect, test } from 'vitest';
import { inHues } from './art-hues.ts';
import { inPrint } from './art-print.ts';
import { artTintOf } from './art-tint.ts';
import { drawCover } from './cover.ts';
import { artFamilies, artPrints } from './family.ts';
import { pixelsOf } from './png.ts';
import { findUnsafe } from './testing/safe-svg.ts';

const cover = drawCover({ id: 5, type: 'slots', name: 'Sereia', family: 'coast' });
const artTint = artTintOf({ accent: '#c8102e', second: '#1f6bff' });

/** How light a drawing is on the whole, 0 to 255. */
function lightness(svg: string): number {
  const pixels = pixelsOf(svg, 120);
  const parts = pixels.filter((_part, index) => index % 4 < 3);
  return parts.reduce((sum, part) => sum + part, 0) / parts.length;
}

/** Which share of a drawing its four most frequent colours have. */
function shareOfFour(svg: string): number {
  const pixels = pixelsOf(svg, 120);
  const counts = new Map<string, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    const colour = pixels.subarray(at, at + 3).join();
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const four = [...counts.values()].sort((a, b) => b - a).slice(0, 4);
  return four.reduce((sum, count) => sum + count, 0) / (pixels.length / 4);
}

describe('a drawing from the press', () => {
  test('is as it is drawn where the brand has none', () => {
    expect(inPrint(cover, 'plain')).toBe(cover);
  });

  test.each(artFamilies)('of %s is another one in each print, and safe and small', (family) => {
    const drawing = drawCover({ id: 5, type: 'slots', name: 'Sereia', family });
    const printed = artPrints.map((artPrint) => inHues(drawing, { artPrint, artTint }));
    expect(new Set(printed).size).toBe(artPrints.length);
    for (const one of printed) {
      expect(findUnsafe(one)).toEqual([]);
      expect(one.length - drawing.length).toBeLessThan(2_200);
    }
  });

  test('as a cut has the four inks of its tint', () => {
    expect(shareOfFour(inHues(cover, { artTint }))).toBeLessThan(0.5);
    expect(shareOfFour(inHues(cover, { artPrint: 'cut', artTint }))).toBeGreaterThan(0.9);
  });

  test('is lighter as water colours, and dark in neon', () => {
    const plain = lightness(cover);
    expect(lightness(inPrint(cover, 'wash'))).toBeGreaterThan(plain);
    expect(lightness(inPrint(cover, 'neon'))).toBeLessThan(plain);
  });

  test('keeps what is translucent translucent', () => {
    const dot =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="20" fill="#c33"/></svg>';
    for (const print of ['cut', 'wash', 'neon'] as const) {
      const [, , , corner] = pixelsOf(inPrint(dot, print), 64);
      expect(corner, print).toBe(0);
    }
  });
});
