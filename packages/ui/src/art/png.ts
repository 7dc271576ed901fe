import { Resvg } from '@resvg/resvg-js';

const rendered = (svg: string, width: number) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render();

/** A drawing as a PNG file, so many pixels wide. For builds alone: what rasterizes is no part of the site. */
export function pngOf(svg: string, width: number): Buffer {
  return rendered(svg, width).asPng();
}

/** A drawing as bytes of red, green, blue and opacity, row by row, so many pixels wide. */
export function pixelsOf(svg: string, width: number): Uint8Array {
  return rendered(svg, width).pixels;
}

/** Where the shapes of a drawing are, in its own units from its upper left corner, beyond its edges too; null where there are none. */
export function extentOf(svg: string): { x: number; y: number; width: number; height: number } | null {
  return new Resvg(svg).getBBox() ?? null;
}
