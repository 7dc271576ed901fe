import { createRandom } from '../random.ts';
import { disc, repeat } from '../svg.ts';
import type { OfferScene, Setting, Stage } from './stage.ts';

/** Heights that paper cut small lies at, as shares of the picture's: all within what a strip has left of it. */
const heights = [-0.26, -0.145, -0.03] as const;
/** What a place that is less wide than the picture may cut off at each side. */
const cutOff = 48;

/** Paper cut small, where it is out of the way of what stands in the middle and no place cuts through a piece of it. */
function confetti({ width, height, x, y, r, inks }: Stage, seed: number): string {
  const random = createRandom(seed);
  const large = r * 0.08;
  const reach = width / 2 - cutOff - large;
  const columns = Math.round((reach * 2) / (r * 0.6));
  return repeat(columns * heights.length, (at) => {
    const row = Math.floor(at / columns);
    // Each in a field of its own, so that no two stick together; in every other row more to its end, so that none stand in columns.
    const dx =
      x - reach + ((at % columns) + random.between(0.05, 0.55) + (row % 2) * 0.4) * ((reach * 2) / columns);
    const dy = y + height * ((heights[row] ?? 0) + random.between(-0.03, 0.03));
    const isFree = Math.hypot(dx - x, dy - y) > r * 1.2;
    return isFree ? disc(dx, dy, at % 2 ? r * 0.06 : large, at % 2 ? inks.plate : inks.figure) : '';
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
