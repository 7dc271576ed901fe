import { createRandom } from '../random.ts';
import { disc, repeat } from '../svg.ts';
import type { OfferScene, Setting, Stage } from './stage.ts';

/** Heights that paper cut small lies at, as shares of the picture's: where places cut it to strips, none is cut through. */
const heights = [-0.385, -0.24, -0.1, 0.05] as const;

/** Paper cut small, where it is out of the way of what stands in the middle. */
function confetti({ width, height, x, y, r, inks }: Stage, seed: number): string {
  const random = createRandom(seed);
  const columns = Math.round(width / (r * 0.9));
  const margin = r * 0.2;
  return repeat(columns * heights.length, (at) => {
    // Each in a field of its own, so that no two stick together.
    const dx = margin + ((at % columns) + random.between(0.15, 0.85)) * ((width - margin * 2) / columns);
    const dy = y + height * ((heights[Math.floor(at / columns)] ?? 0) + random.between(-0.02, 0.02));
    const isFree = Math.hypot(dx - x, dy - y) > r * 1.3;
    return isFree ? disc(dx, dy, r * (at % 2 ? 0.06 : 0.08), at % 2 ? inks.plate : inks.figure) : '';
  });
}

/** In a setting, two things at its foot, and paper cut small around. */
export const accompanied =
  (settings: readonly [Setting, ...Setting[]]): OfferScene =>
  (stage, { at, main, left, right }) => {
    const { r } = stage;
    const setting = settings[(at + (at >> 3)) % settings.length] ?? settings[0];
    return (
      confetti(stage, at + 5) +
      setting(stage, (dx, dy, size, options) => main(dx, dy - r * 0.1, size * 0.92, options)) +
      left(-r * 1.14, r * 0.56, r * 0.8, { turn: -9 }) +
      right(r * 1.14, r * 0.56, r * 0.8, { turn: 9 })
    );
  };
