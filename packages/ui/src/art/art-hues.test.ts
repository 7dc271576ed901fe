import { describe, expect, test } from 'vitest';
import { inHues } from './art-hues.ts';
import { artTintOf } from './art-tint.ts';
import { drawCover } from './cover.ts';
import { colourDistance, fingerprintOf, hashDistance } from './testing/fingerprint.ts';

const cover = (id: number) => drawCover({ id, type: 'slots', name: 'Sereia', family: 'coast' });
const artTint = artTintOf({ accent: '#c8102e', second: 'oklch(0.32 0.07 256)' });

describe('a drawing in a brand’s hues', () => {
  test('is as it is drawn where the brand changes nothing', () => {
    expect(inHues(cover(5), {})).toBe(cover(5));
  });

  test('keeps its shape in the shades of a tint, and has other colours', () => {
    // The second of the ways has red lights over a sea that is drawn in green.
    const [plain, tinted] = [cover(2), inHues(cover(2), { artTint }, 2)].map(fingerprintOf);
    if (plain === undefined || tinted === undefined) throw new Error('no cover');
    expect(hashDistance(plain, tinted)).toBeLessThan(6);
    expect(colourDistance(plain, tinted)).toBeGreaterThan(18);
  });

  test('is printed in shadows and lights of both colours by turns', () => {
    const tables = [0, 1, 2, 3].map(
      (id) =>
        /<feComponentTransfer>.*<\/feComponentTransfer>/.exec(inHues('<svg></svg>', { artTint }, id))?.[0],
    );
    expect(new Set(tables).size).toBe(4);
    expect(tables[2]).not.toContain('NaN');
  });
});
