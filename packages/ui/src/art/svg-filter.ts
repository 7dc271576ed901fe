import { svg as units } from './svg.ts';

/** A change of the three colours of light: of each by the attributes that `of` gives for it (0 red, 1 green, 2 blue). */
export function transfer(of: (channel: number) => string, attributes = ''): string {
  const functions = ['R', 'G', 'B'].map((name, at) => `<feFunc${name} ${of(at)}/>`);
  return `<feComponentTransfer${attributes}>${functions.join('')}</feComponentTransfer>`;
}

/** One channel of colours as `#rrggbb`, as a filter wants it. */
const channel = (colours: readonly string[], which: number): string =>
  colours
    .map((colour) => (Number.parseInt(colour.slice(1 + 2 * which, 3 + 2 * which), 16) / 255).toFixed(2))
    .join(' ');

/** From dark to light: in flowing shades, or in so many flat ones. */
export const shadeTables = (colours: readonly string[], type: 'table' | 'discrete'): string =>
  transfer((at) => `type="${type}" tableValues="${channel(colours, at)}"`);

/** What is drawn, in grey. */
export const grey = '<feColorMatrix type="saturate" values="0"/>';

/** Soft edges would leave crumbs where shades meet. */
export const smooth = (unit: number): string => units`<feGaussianBlur stdDeviation="${0.9 * unit}"/>`;

export type Size = readonly [width: number, height: number];

/** Width and height of a drawing, in its own units. */
export function sizeOf(svg: string): Size {
  const [width = 300, height = 300] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)?.slice(1).map(Number) ?? [];
  return [width, height];
}

/** The width of a fine line in a drawing's own units. What is drawn in few units is shown small, and has coarser ones. */
export function unitOf(svg: string): number {
  const side = Math.min(...sizeOf(svg));
  return side / (side < 150 ? 140 : 300);
}

/** Everything in a drawing, through a filter; what is drawn beyond its edges is left alone. */
export function filtered(svg: string, id: string, filter: string): string {
  const [width, height] = sizeOf(svg);
  return svg
    .replace(
      /<svg[^>]*>/,
      `$&<filter id="${id}" filterUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}" color-interpolation-filters="sRGB">${filter}</filter><g filter="url(#${id})">`,
    )
    .replace(/<\/svg>$/, '</g></svg>');
}
