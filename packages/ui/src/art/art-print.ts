import type { ArtPrint } from './family.ts';
import { svg as units } from './svg.ts';
import { filtered, type Size, sizeOf, smooth, transfer, unitOf } from './svg-filter.ts';

/**
 * Places that are not as their surroundings are, near and, less, farther about, as an opacity named `edge`: in a small picture a blur of less than a
 * pixel is none. Where the picture ends is no such place.
 */
const edges = (unit: number, [width, height]: Size): string =>
  units`<feFlood x="${6 * unit}" y="${6 * unit}" width="${width - 12 * unit}" height="${height - 12 * unit}"/><feGaussianBlur stdDeviation="${2 * unit}" result="within"/>` +
  units`<feGaussianBlur in="SourceGraphic" stdDeviation="${2.4 * unit}"/><feBlend in2="SourceGraphic" mode="difference" result="near"/>` +
  units`<feGaussianBlur in="SourceGraphic" stdDeviation="${6 * unit}"/><feBlend in2="SourceGraphic" mode="difference"/>` +
  '<feComposite in2="near" operator="arithmetic" k2=".45" k3="1"/>' +
  '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 6 6 6 0 -.75"/><feComposite in2="within" operator="in" result="edge"/>';

/** Content of the filter of each print; `unit` as in `unitOf`. */
const prints: Readonly<Record<Exclude<ArtPrint, 'plain'>, (unit: number, size: Size) => string>> = {
  cut: (unit) =>
    `<feColorMatrix type="saturate" values="1.4"/>${smooth(unit)}${transfer(() => 'type="discrete" tableValues=".08 .3 .52 .74 .92 1"')}`,
  wash: (unit) =>
    `<feTurbulence type="fractalNoise" baseFrequency="${(0.02 / unit).toFixed(3)}" numOctaves="3" seed="3" result="n"/>` +
    units`<feDisplacementMap in="SourceGraphic" in2="n" scale="${9 * unit}" xChannelSelector="R" yChannelSelector="G" result="d"/>` +
    '<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="d"/></feMerge>' +
    units`<feGaussianBlur stdDeviation="${0.9 * unit}"/>` +
    // What was drawn shows through what has run.
    '<feComposite in2="SourceGraphic" operator="arithmetic" k2=".5" k3=".5"/>' +
    transfer(() => 'type="table" tableValues=".1 .44 .73 .92 1"', ' result="p"') +
    '<feColorMatrix in="n" values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 1.1 0 0 0 -.5"/><feComposite in2="p" operator="atop"/>',
  neon: (unit, size) =>
    `${edges(unit, size)}<feColorMatrix in="SourceGraphic" type="saturate" values="2"/>${transfer(() => 'type="linear" slope=".8" intercept=".4"')}<feComposite in2="edge" operator="in" result="tube"/>` +
    units`<feGaussianBlur stdDeviation="${4 * unit}" result="glow"/>` +
    transfer(() => 'type="linear" slope=".42" intercept="0"', ' in="SourceGraphic" result="night"') +
    '<feMerge><feMergeNode in="night"/><feMergeNode in="glow"/><feMergeNode in="glow"/><feMergeNode in="tube"/></feMerge>',
};

/** A drawing as it comes from a brand's press. `id` is told where several stand in one page. */
export function inPrint(svg: string, print: ArtPrint, id = 'print'): string {
  return print === 'plain' ? svg : filtered(svg, id, prints[print](unitOf(svg), sizeOf(svg)));
}
