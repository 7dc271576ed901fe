import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { heroFocus } from '../hero-focus.ts';
import { heroFrames, heroShapes } from '../hero-shapes.ts';
import { drawHero } from './hero.ts';

const seeds = Array.from({ length: 24 }, (_, seed) => seed);
/** Relative luminance of the palest text that stands on papers (oklch lightness 0.4). */
const MUTED_TEXT = 0.064;

const linear = (value: number): number => {
  const part = value / 255;
  return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

describe.each(heroShapes)('a %s hero', (shape) => {
  it.each(seeds)('leaves paper that words can stand on beyond its focus (seed %i)', (seed) => {
    const { width: full } = heroFrames[shape];
    const focus = heroFocus[shape];
    const { pixels, width, height } = new Resvg(drawHero(seed, shape), {
      fitTo: { mode: 'width', value: full / 2 },
      font: { loadSystemFonts: false },
    }).render();
    let darkest = 1;
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const inside =
          x * 2 >= focus.x - 2 &&
          x * 2 <= focus.x + focus.width + 2 &&
          y * 2 >= focus.y - 2 &&
          y * 2 <= focus.y + focus.height + 2;
        if (inside) continue;
        const [red = 0, green = 0, blue = 0] = pixels.subarray((y * width + x) * 4);
        darkest = Math.min(darkest, 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue));
      }
    }
    expect((darkest + 0.05) / (MUTED_TEXT + 0.05)).toBeGreaterThan(4.5);
  });
});
