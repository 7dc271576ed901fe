import type { ArtPrint } from './family.ts';
import { svg as units } from './svg.ts';

/** One channel (0 red, 1 green, 2 blue) of colours as `#rrggbb`, as a filter wants it. */
const channel = (colours: readonly string[], which: number): string =>
  colours
    .map((colour) => (Number.parseInt(colour.slice(1 + 2 * which, 3 + 2 * which), 16) / 255).toFixed(2))
    .join(' ');

/** From dark to light: in flowing shades, or in so many flat ones. */
export function shadeTables(colours: readonly string[], type: 'table' | 'discrete'): string {
  const tables = ['R', 'G', 'B'].map(
    (name, at) => `<feFunc${name} type="${type}" tableValues="${channel(colours, at)}"/>`,
  );
  return `<feComponentTransfer>${tables.join('')}</feComponentTransfer>`;
}

const sameTables = (type: 'table' | 'discrete', values: string): string =>
  ['R', 'G', 'B'].map((name) => `<feFunc${name} type="${type}" tableValues="${values}"/>`).join('');

/** What is drawn, in grey. */
export const grey = '<feColorMatrix type="saturate" values="0"/>';

/** Width and height of a drawing, in its own units. */
function sizeOf(svg: string): readonly [number, number] {
  const [width = 300, height = 300] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)?.slice(1).map(Number) ?? [];
  return [width, height];
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

/** Soft edges would leave crumbs where shades meet. */
export const smooth = (unit: number): string => units`<feGaussianBlur stdDeviation="${0.9 * unit}"/>`;

/**
 * Places that are not as their surroundings are, near and, less, farther about, as an opacity named `edge`: in a small picture a blur of less than a
 * pixel is none.
 */
const edges = (unit: number): string =>
  units`<feGaussianBlur stdDeviation="${2.4 * unit}"/><feBlend in2="SourceGraphic" mode="difference" result="near"/>` +
  units`<feGaussianBlur in="SourceGraphic" stdDeviation="${6 * unit}"/><feBlend in2="SourceGraphic" mode="difference"/>` +
  '<feComposite in2="near" operator="arithmetic" k2=".45" k3="1"/>' +
  '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 6 6 6 0 -.6" result="edge"/>';

const lit = (slope: string, intercept: string): string =>
  ['R', 'G', 'B']
    .map((name) => `<feFunc${name} type="linear" slope="${slope}" intercept="${intercept}"/>`)
    .join('');

/** Content of the filter of each print; `unit` as in `unitOf`. */
const prints: Readonly<Record<Exclude<ArtPrint, 'plain'>, (unit: number) => string>> = {
  cut: (unit) =>
    `<feColorMatrix type="saturate" values="1.4"/>${smooth(unit)}<feComponentTransfer>${sameTables('discrete', '.1 .35 .65 .95 1')}</feComponentTransfer>`,
  wash: (unit) =>
    `<feTurbulence type="fractalNoise" baseFrequency="${(0.02 / unit).toFixed(3)}" numOctaves="3" seed="3" result="n"/>` +
    units`<feDisplacementMap in="SourceGraphic" in2="n" scale="${9 * unit}" xChannelSelector="R" yChannelSelector="G" result="d"/>` +
    '<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="d"/></feMerge>' +
    units`<feGaussianBlur stdDeviation="${1.4 * unit}"/>` +
    `<feComponentTransfer result="p">${sameTables('table', '.1 .44 .73 .92 1')}</feComponentTransfer>` +
    '<feColorMatrix in="n" values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 1.1 0 0 0 -.5"/><feComposite in2="p" operator="atop"/>',
  neon: (unit) =>
    `${edges(unit)}<feColorMatrix in="SourceGraphic" type="saturate" values="2"/><feComponentTransfer>${lit('.8', '.4')}</feComponentTransfer><feComposite in2="edge" operator="in" result="tube"/>` +
    units`<feGaussianBlur stdDeviation="${4 * unit}" result="glow"/>` +
    `<feComponentTransfer in="SourceGraphic" result="night">${lit('.3', '0')}</feComponentTransfer>` +
    '<feMerge><feMergeNode in="night"/><feMergeNode in="glow"/><feMergeNode in="glow"/><feMergeNode in="tube"/></feMerge>',
};

/** The width of a fine line in a drawing's own units. What is drawn in few units is shown small, and has coarser ones. */
export function unitOf(svg: string): number {
  const side = Math.min(...sizeOf(svg));
  return side / (side < 150 ? 140 : 300);
}

/** A drawing as it comes from a brand's press. `id` is told where several stand in one page. */
export function inPrint(svg: string, print: ArtPrint, id = 'print'): string {
  return print === 'plain' ? svg : filtered(svg, id, prints[print](unitOf(svg)));
}
