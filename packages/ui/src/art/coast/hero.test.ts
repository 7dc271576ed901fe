import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { heroFocus } from '../hero-focus.ts';
import { heroFrames } from '../hero-shapes.ts';
import { drawHero } from './hero.ts';

/** WCAG relative luminance of an sRGB channel triple. */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((value) => {
    const share = value / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The brightest of all pixels left of `right`, where the words of a wide stage end. */
function brightest(markup: string, right: number): number {
  const { pixels, width } = new Resvg(markup, { fitTo: { mode: 'width', value: 960 } }).render();
  const end = (right / heroFrames.wide.width) * width;
  let found = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if ((at / 4) % width < end) found = Math.max(found, luminance([...pixels.subarray(at, at + 3)]));
  }
  return found;
}

it.each(Array.from({ length: 24 }, (_, seed) => seed))(
  'lets light words be read everywhere beside the subject of a wide hero (seed %i)',
  (seed) => {
    const words = luminance([240, 247, 248]);
    const ground = brightest(drawHero(seed, 'wide'), heroFocus.wide.x - 30);
    expect((words + 0.05) / (ground + 0.05)).toBeGreaterThanOrEqual(4.5);
  },
);
