import { describe, expect, test } from 'vitest';
import { artHands } from './family.ts';
import { drawHandBackground } from './hand-background.ts';
import { pixelsOf } from './png.ts';
import { findUnsafe } from './testing/safe-svg.ts';

const mark = { viewBox: '0 0 48 48', accent: 'M28 3 9 27h12z', second: 'M40 34h5v5h-5z' };
const request = { mark, accent: '#2f7dff', second: '#ff7a1a', scheme: 'dark' } as const;
const across = 160;

describe.each(artHands)('the scenery of a tinted brand of %s', (hand) => {
  const drawing = drawHandBackground({ ...request, hand });

  test('is safe and small', () => {
    expect(findUnsafe(drawing)).toEqual([]);
    expect(drawing.length).toBeLessThan(3_500);
  });

  test('stays in the corners: words stand on plain ground, those of a hero too', () => {
    const pixels = pixelsOf(drawing, across);
    const taken = Array.from({ length: pixels.length / 4 }, (_none, at) => at)
      .filter((at) => (pixels[at * 4 + 3] ?? 0) > 8)
      .map((at) => [(at % across) * 10, Math.floor(at / across) * 10] as const);
    expect(taken.length).toBeGreaterThan(100);
    expect(taken.filter(([x]) => Math.abs(x - 800) < 380)).toEqual([]);
    expect(taken.filter(([x, y]) => x < 800 && y > 160 && y < 590)).toEqual([]);
  });
});

test('hands that have their own do not show the sign', () => {
  const withSign = artHands.filter((hand) => drawHandBackground({ ...request, hand }).includes(mark.accent));
  expect(withSign).toEqual(['coast', 'guilloche', 'halftone']);
});

test.each(['posters', 'collages'] as const)('areas of %s are of a tone away from that of words', (hand) => {
  const fillIn = (scheme: 'dark' | 'light') =>
    /fill="(#\w+)"/.exec(drawHandBackground({ ...request, hand, scheme }))?.[1];
  expect([fillIn('dark'), fillIn('light')]).toEqual(['#000', '#fff']);
});
