import { converter } from 'culori';
import { describe, expect, test } from 'vitest';
import { artTintOf } from './art-tint.ts';

const toOklch = converter('oklch');
const hueOf = (colour: string): number => Math.round(toOklch(colour)?.h ?? -1);

/** The hue of the light shade of the third colour. */
const thirdHue = (accent: string, second: string): number => hueOf(artTintOf({ accent, second })[2][2]);

describe('the third colour of a tint', () => {
  test('is between two that are far from each other', () => {
    const hue = thirdHue('oklch(0.49 0.15 310)', 'oklch(0.78 0.13 85)');
    expect(Math.abs(hue - 4)).toBeLessThan(6);
  });

  test('is beyond the first of two that are near', () => {
    const hue = thirdHue('oklch(0.68 0.16 155)', 'oklch(0.84 0.16 90)');
    expect(Math.abs(hue - 210)).toBeLessThan(6);
  });

  test('is there for greys, too', () => {
    for (const shade of artTintOf({ accent: '#777777', second: '#222222' })[2]) {
      expect(shade).toMatch(/^#[\da-f]{6}$/);
    }
  });
});
