import { box, fine, repeat, ring, shape, starPath, stroke, svg, swellPath } from '../svg.ts';
import type { Sheet } from './sheet.ts';

/** The sheet's own colour from edge to edge. */
export const paper = ({ inks, width, height }: Sheet): string => box(0, 0, width, height, 0, inks.ground);

/** One of the hatchings over the whole sheet: `h` lines, `w` waves, `n` a net. */
export const fill = ({ prefix, width, height }: Sheet, letter: 'h' | 'w' | 'n'): string =>
  box(0, 0, width, height, 0, `url(#${prefix}${letter})`);

/** What lies outside `d` stays hidden. */
export function windowed({ prefix }: Sheet, name: string, d: string, content: string): string {
  const id = `${prefix}-${name}`;
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;
}

/** Rows of swell, each before the one above it, from `y` down. */
export function sea(
  { inks, prefix, width, height }: Sheet,
  y: number,
  { rows = 4, step = 24, swell = 15, length = 84 } = {},
): string {
  return repeat(rows, (row) => {
    const d = swellPath(y + row * step, swell, length, row * length * 0.37, height, width);
    return (
      shape(d, inks.ground) +
      shape(d, `url(#${prefix}${row % 2 === 0 ? 'h' : 'w'})`, ` stroke="${inks.body}" stroke-width="2.500"`)
    );
  });
}

/** Fish-scale waves over the whole sheet, as in old prints. */
export function scales({ inks, prefix, width, height }: Sheet, radius: number, from = 0): string {
  const id = `${prefix}-fs`;
  const arcs = [1, 0.7, 0.4].map((size) => ring(0, 0, radius * size, inks.field, 1.5)).join('');
  const across = Math.ceil(width / radius / 2) + 1;
  const row = repeat(across, (index) => fine`<use href="#_" x="${index * radius * 2}"/>`).replaceAll(
    '#_',
    `#${id}`,
  );
  const rows = Math.ceil((height - from) / radius / 0.6) + 1;
  return (
    `<defs><g id="${id}"><circle r="${radius}" fill="${inks.ground}"/>${arcs}</g><g id="${id}r">${row}</g></defs>` +
    repeat(
      rows,
      (index) =>
        svg`<use href="#${id}r" x="${index % 2 === 0 ? 0 : -radius}" y="${from + index * radius * 0.6}"/>`,
    )
  );
}

/** A cloud about 120 wide around the origin, flat below. */
export function cloud({ inks }: Sheet, colour: string, line: string): string {
  return (
    shape(
      'M-60 20A17 17 0 0 1-52-12A27 27 0 0 1-10-28A34 34 0 0 1 44-16A18 18 0 0 1 60 20z',
      colour,
      ` stroke="${line}" stroke-width="2.500"`,
    ) +
    stroke(
      'M-44 8A12 12 0 0 1-22 4M-6-8A20 20 0 0 1 30-2M-20 14H38',
      line === inks.cut ? line : inks.field,
      2,
    )
  );
}

/** Four-pointed sparks: x, y and size of each. */
export function sparks(colour: string, ...places: readonly (readonly [number, number, number])[]): string {
  return shape(places.map(([x, y, r]) => starPath(x, y, r, r * 0.26, 4)).join(''), colour);
}
