import { createRandom } from '../random.ts';
import { disc, repeat } from '../svg.ts';
import type { OfferScene, Setting, Stage } from './stage.ts';

/** Paper cut small, where it is out of the way of what stands in the middle. */
function confetti({ width, height, x, y, r, inks }: Stage, count: number, seed: number): string {
  const random = createRandom(seed);
  const columns = Math.round(Math.sqrt((count * width) / height));
  const rows = Math.ceil(count / columns);
  return repeat(columns * rows, (at) => {
    // Each in a field of its own, so that no two stick together.
    const dx = ((at % columns) + random.between(0.15, 0.85)) * (width / columns);
    const dy = (Math.floor(at / columns) + random.between(0.15, 0.85)) * (height / rows);
    const isFree = Math.hypot(dx - x, dy - y) > r * 1.3;
    return isFree ? disc(dx, dy, r * (at % 2 ? 0.06 : 0.08), at % 2 ? inks.plate : inks.figure) : '';
  });
}

/** In a setting, two things at its foot, and paper cut small around. */
export const accompanied =
  (settings: readonly [Setting, ...Setting[]]): OfferScene =>
  (stage, { at, main, left, right }) => {
    const { r } = stage;
    const setting = settings[at % settings.length] ?? settings[0];
    return (
      confetti(stage, 26, at + 5) +
      setting(stage, (dx, dy, size, options) => main(dx, dy - r * 0.1, size * 0.92, options)) +
      left(-r * 1.14, r * 0.56, r * 0.68, { turn: -9 }) +
      right(r * 1.14, r * 0.56, r * 0.68, { turn: 9 })
    );
  };
