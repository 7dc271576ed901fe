import { describe, expect, it } from 'vitest';
import { drawAvatar } from './avatar.ts';
import { drawBackground } from './background.ts';
import { drawEmpty, emptyKinds } from './empty.ts';
import { drawHero } from './hero.ts';
import { colourDistance, fingerprintOf, hashDistance } from './testing/fingerprint.ts';
import { findUnsafe } from './testing/safe-svg.ts';

const seeds = Array.from({ length: 24 }, (_, index) => index);

describe.each([
  ['hero', seeds.map((seed) => () => drawHero({ seed })), 12_000],
  ['avatar', seeds.map((seed) => () => drawAvatar(seed)), 6_000],
  ['empty state', emptyKinds.map((kind) => () => drawEmpty(kind)), 5_000],
  ['background', [drawBackground], 2_500],
] as const)('%s', (_, draws, limit) => {
  it('is safe, valid, small and always the same', () => {
    for (const draw of draws) {
      const markup = draw();
      expect(findUnsafe(markup)).toEqual([]);
      expect(() => fingerprintOf(markup)).not.toThrow();
      expect(markup.length).toBeLessThan(limit);
      expect(draw()).toBe(markup);
    }
  });

  it('never draws the same twice', () => {
    expect(new Set(draws.map((draw) => draw())).size).toBe(draws.length);
  });
});

describe('drawHero', () => {
  it.each(seeds)('leaves the left dark for light text (seed %i)', (seed) => {
    const { colours } = fingerprintOf(drawHero({ seed }));
    const left = [0, 3, 6, 9].map((cell) => Math.max(...colours.slice(cell * 3, cell * 3 + 3)));
    expect(Math.max(...left)).toBeLessThan(96);
  });
});

describe('drawEmpty', () => {
  it('tells its kinds apart by shape or mood', () => {
    const prints = emptyKinds.map((kind) => fingerprintOf(drawEmpty(kind)));
    const alike = prints.flatMap((print, index) =>
      prints
        .slice(index + 1)
        .filter((other) => hashDistance(print, other) < 6 && colourDistance(print, other) < 9),
    );
    expect(alike).toEqual([]);
  });
});
