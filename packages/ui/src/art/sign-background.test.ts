import { describe, expect, test } from 'vitest';
import { artHands, emblemHands } from './family.ts';
import { drawSignBackground } from './sign-background.ts';
import { findUnsafe } from './testing/safe-svg.ts';

const mark = { viewBox: '0 0 48 48', accent: 'M28 3 9 27h12z', second: 'M40 34h5v5h-5z' };
const colours = { accent: '#2f7dff', second: '#ff7a1a' };

describe.each(artHands)('the scenery of a tinted brand of %s', (hand) => {
  const drawing = drawSignBackground({ mark, hand, ...colours });
  const places = [...drawing.matchAll(/translate\((\d+) (\d+)\)rotate\(-?\d+\)scale\(([\d.]+)\)/g)].map(
    ([, x, y, scale]) => ({ x: Number(x), y: Number(y), reach: Number(scale) * 24 }),
  );

  test('is its own sign, in its two colours', () => {
    expect(drawing).toContain(mark.accent);
    expect(drawing).toContain(mark.second);
    expect(drawing).toContain(colours.accent);
    expect(drawing).toContain(colours.second);
    expect(findUnsafe(drawing)).toEqual([]);
  });

  test('stays in the corners: words stand on plain ground', () => {
    expect(places.length).toBeGreaterThan(2);
    for (const { x } of places) expect(Math.abs(x - 800)).toBeGreaterThan(560);
  });

  test('leaves the place free where the words of a hero begin', () => {
    const atWords = places.filter(({ x, y, reach }) => x < 800 && y + reach > 150 && y - reach < 600);
    expect(atWords).toEqual([]);
  });
});

test('emblem hands have it in different places', () => {
  const drawings = emblemHands.map((hand) => drawSignBackground({ mark, hand, ...colours }));
  expect(new Set(drawings).size).toBe(emblemHands.length);
});
