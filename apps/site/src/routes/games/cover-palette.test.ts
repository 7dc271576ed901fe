import { expect, it } from 'vitest';
import { paletteOf } from './cover-palette.ts';

const opaque = (...pixels: (readonly [number, number, number])[]) =>
  pixels.flatMap(([red, green, blue]) => [red, green, blue, 255]);

it('the darkest colour comes first, whatever the order of the pixels', () => {
  const [sand, ink, sea] = [[240, 220, 130] as const, [8, 30, 36] as const, [20, 120, 140] as const];
  expect(paletteOf(opaque(sand, ink, sea))).toEqual(['#081e24', '#14788c', '#f0dc82']);
});

it('a vivid pixel outweighs grey ones of its lightness', () => {
  const [, middle] = paletteOf(
    opaque([0, 0, 0], [0, 0, 0], [100, 100, 100], [200, 60, 20], [255, 255, 255], [255, 255, 255]),
  );
  expect(middle).toBe('#c83c14');
});
