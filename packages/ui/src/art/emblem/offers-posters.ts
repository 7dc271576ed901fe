import { fade, place, repeat, shape, stroke, svg } from '../svg.ts';
import type { OfferScene, Stage } from './stage.ts';

/** Which way the cut goes through the field: its upper and lower end beside the middle, and a step in its middle, in radii. */
const cuts = [
  [0.9, -0.9, 0],
  [-0.9, 0.9, 0],
  [2.2, -2.2, 0],
  [0.7, -0.7, 0.34],
  [-2.2, 2.2, 0],
  [-0.7, 0.7, -0.34],
  [1.5, -1.5, 0],
] as const;

/** The seam from top to foot. */
function seam({ x, y, r, height }: Stage, at: number): string {
  const [upper, lower, step] = cuts[(at * 3) % cuts.length] ?? cuts[0];
  const middle = step ? svg`L${x - step * r} ${y + r * 0.2}L${x + step * r} ${y - r * 0.2}` : '';
  return svg`M${x + upper * r} 0${middle}L${x + lower * r} ${height}`;
}

/** The field cut in two; over the one half the subject lies again and again, small and quiet, and large over the cut. */
export const onCut: OfferScene = (stage, { at, main }) => {
  const { x, y, r, width, height, inks, prefix } = stage;
  const cut = seam(stage, at);
  // Offers whose inks are the same are ten from each other.
  const half = svg`${cut}H${(at + (at >> 3)) % 2 ? 0 : width}V0z`;
  const step = r * 0.86;
  const count = Math.ceil(width / step) + 2;
  const quiet = { ...inks, figure: inks.ground, plate: 'none' };
  const row = repeat(count, (column) =>
    main((column - (count - 1) / 2) * step, 0, r * 0.46, { inks: quiet }),
  );
  const rows = repeat(6, (index) =>
    index === 0
      ? ''
      : svg`<use href="#${prefix}r" x="${index % 2 ? step / 2 : 0}" y="${index * step * 0.76}"/>`,
  );
  return (
    shape(half, inks.back) +
    `<clipPath id="${prefix}c"><path d="${half}"/></clipPath><g clip-path="url(#${prefix}c)"${fade(0.46)}>${place(
      `<g id="${prefix}r">${row}</g>${rows}`,
      0,
      -height * 0.44,
    )}</g>` +
    stroke(cut, inks.plate, r * 0.15, ' stroke-linejoin="bevel"') +
    place(main(-x, -y, r * 1.9), x, y)
  );
};
