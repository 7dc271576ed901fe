import { describe, expect, it } from 'vitest';
import { artLoaders } from './art-loaders.ts';
import { drawAvatar } from './avatar.ts';
import { drawBackground } from './background.ts';
import { chestPoses, chestRungs } from './chest-kinds.ts';
import { drawChest } from './chests.ts';
import { drawEmpty, emptyKinds } from './empty.ts';
import { artHands } from './family.ts';
import { drawHero } from './hero.ts';
import { heroShapes } from './hero-shapes.ts';
import { prizeKinds } from './prize-kinds.ts';
import { drawPrize } from './prizes.ts';
import { drawProviderMark } from './provider-marks.ts';
import { colourDistance, fingerprintOf, hashDistance } from './testing/fingerprint.ts';
import { findUnsafe } from './testing/safe-svg.ts';
import { drawVipBadge } from './vip-badges.ts';

const seeds = Array.from({ length: 24 }, (_, index) => index);
/** As many studios as a large catalogue has. */
const keys = Array.from({ length: 60 }, (_, index) => `studio-${index}`);
const levels = Array.from({ length: 11 }, (_, level) => level);

describe.each(artHands)('%s', (family) => {
  describe.each([
    ...heroShapes.map(
      (shape) =>
        [`${shape} hero`, seeds.map((seed) => () => drawHero({ seed, shape, family })), 12_000] as const,
    ),
    ['avatar', seeds.map((seed) => () => drawAvatar(seed, family)), 6_000],
    ['empty state', emptyKinds.map((kind) => () => drawEmpty(kind, family)), 5_000],
    ['background', [() => drawBackground(family)], 3_500],
    ['prize', prizeKinds.map((kind) => () => drawPrize(kind, family)), 4_000],
    [
      'chest',
      chestRungs.flatMap((rung) => chestPoses.map((pose) => () => drawChest(rung, pose, family))),
      5_000,
    ],
    ['provider’s sign', keys.map((key) => () => drawProviderMark(key, family)), 4_500],
    ['VIP badge', levels.map((level) => () => drawVipBadge(level, family)), 4_000],
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

  it.each(seeds)('leaves the left of a wide hero calm for text (seed %i)', (seed) => {
    const { colours } = fingerprintOf(drawHero({ seed, shape: 'wide', family }));
    const left = [0, 3, 6, 9].flatMap((cell) => colours.slice(cell * 3, cell * 3 + 3));
    if (family === 'guilloche') expect(Math.min(...left)).toBeGreaterThan(170);
    else expect(Math.max(...left)).toBeLessThan(128);
  });

  it('tells the empty states apart by shape or mood', () => {
    const prints = emptyKinds.map((kind) => fingerprintOf(drawEmpty(kind, family)));
    const alike = prints.flatMap((print, index) =>
      prints
        .slice(index + 1)
        .filter((other) => hashDistance(print, other) < 6 && colourDistance(print, other) < 9),
    );
    expect(alike).toEqual([]);
  });

  it('tells the chests apart: what they are made of, and whether they are locked, full or empty', () => {
    for (const pose of chestPoses) {
      const prints = chestRungs.map((rung) => fingerprintOf(drawChest(rung, pose, family)));
      for (const [index, print] of prints.entries())
        for (const other of prints.slice(index + 1))
          expect(hashDistance(print, other) + colourDistance(print, other)).toBeGreaterThan(12);
    }
    for (const rung of chestRungs) {
      const [locked, full, empty] = chestPoses.map((pose) => fingerprintOf(drawChest(rung, pose, family)));
      if (!locked || !full || !empty) throw new Error('a pose has no drawing');
      expect(hashDistance(locked, full)).toBeGreaterThan(2);
      expect(hashDistance(locked, empty)).toBeGreaterThan(2);
      expect(hashDistance(full, empty)).toBeGreaterThan(0);
    }
  });

  it('gives levels outside 0 to 10 the nearest badge', () => {
    expect(drawVipBadge(-3, family)).toBe(drawVipBadge(0, family));
    expect(drawVipBadge(99, family)).toBe(drawVipBadge(10, family));
  });

  it('loads each kind of drawing by itself', async () => {
    const loaders = artLoaders[family];
    expect((await loaders.covers()).covers.name).toBe(family);
    expect((await loaders.hero()).drawHero(3, 'tall')).toBe(drawHero({ seed: 3, shape: 'tall', family }));
    expect((await loaders.empty()).drawEmpty('waiting')).toBe(drawEmpty('waiting', family));
    expect((await loaders.avatar()).drawAvatar(3)).toBe(drawAvatar(3, family));
    expect((await loaders.background()).drawBackground()).toBe(drawBackground(family));
    expect((await loaders.prize()).drawPrize('cash')).toBe(drawPrize('cash', family));
    expect((await loaders.providerMark()).drawProviderMark('mangue')).toBe(
      drawProviderMark('mangue', family),
    );
    expect((await loaders.vipBadge()).drawVipBadge(4)).toBe(drawVipBadge(4, family));
  });
});
