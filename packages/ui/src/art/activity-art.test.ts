import { activityCodes } from '@fortuna/domain/model/promotions-activities.ts';
import { describe, expect, it } from 'vitest';
import { activityFrames, activityPages, activityShapes } from './activity-art.ts';
import { artLoaders } from './art-loaders.ts';
import { artHands } from './family.ts';
import { colourDistance, fingerprintOf, hashDistance } from './testing/fingerprint.ts';
import { findUnsafe } from './testing/safe-svg.ts';

describe.each(artHands)('%s', async (family) => {
  const { activities } = await artLoaders[family].activities();
  const drawings = new Map(activityPages.map((page) => [page, activities[page]] as const));

  it('has a drawing of each page', () => {
    expect(Object.keys(activities).sort()).toEqual([...activityCodes, 'other'].sort());
  });

  describe.each(activityShapes)('%s', (shape) => {
    const markups = [...drawings].map(([page, draw]) => [page, draw(activityFrames[shape])] as const);

    it.each(markups)('%s is a safe, valid and small scene', (page, markup) => {
      expect(findUnsafe(markup)).toEqual([]);
      expect(() => fingerprintOf(markup)).not.toThrow();
      expect(markup.length).toBeLessThan(12_500);
      expect(drawings.get(page)?.(activityFrames[shape])).toBe(markup);
      expect(markup.match(/<(?:path|circle|ellipse|rect|use)\b/g)?.length).toBeGreaterThan(12);
    });
  });

  // Of bands, a page has one.
  describe.each(['card', 'wide'] as const)('%s', (shape) => {
    it('tells any two apart', () => {
      const prints = [...drawings].map(
        ([page, draw]) => [page, fingerprintOf(draw(activityFrames[shape]))] as const,
      );
      const alike = prints.flatMap(([page, print], index) =>
        prints
          .slice(index + 1)
          .filter(([, other]) => hashDistance(print, other) < 10 && colourDistance(print, other) < 12)
          .map(([other]) => `${page} and ${other}`),
      );
      expect(alike).toEqual([]);
    });
  });
});
