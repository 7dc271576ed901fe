import { Resvg } from '@resvg/resvg-js';

/** What a glance at a small tile takes in. */
export interface Fingerprint {
  /** 64 bits of difference hash: is each cell brighter than its right neighbour. Blind to colour. */
  readonly hash: readonly boolean[];
  /** Red, green, blue of a grid of 3 x 4 cells, 0 to 255. Blind to shape. */
  readonly colours: readonly number[];
}

/** Px that a picture is rendered wide, and how often as much is left free around it. */
const [size, around] = [36, 2];

/**
 * The viewBox with room on all sides: the renderer gives up (in its native code, which ends the process) where something translucent within
 * a clipped group begins beyond twice the canvas, as it counts from the group's own left edge.
 */
function roomy(markup: string): { readonly markup: string; readonly height: number } {
  const found = /viewBox="0 0 (\d+) (\d+)"/.exec(markup);
  const [width, height] = [Number(found?.[1]), Number(found?.[2])];
  const room = 1 + around * 2;
  const box = `viewBox="${-around * width} ${-around * height} ${room * width} ${room * height}"`;
  return { markup: markup.replace(found?.[0] ?? '', box), height: Math.round((size * height) / width) };
}

/** Renders at 36 px, well below any real tile, and throws where the markup is not valid XML or SVG. */
export function fingerprintOf(markup: string): Fingerprint {
  const { markup: drawn, height } = roomy(markup);
  const width = size;
  const { pixels, width: stride } = new Resvg(drawn, {
    fitTo: { mode: 'width', value: size * (1 + around * 2) },
    font: { loadSystemFonts: false },
  }).render();
  const cell = (columns: number, rows: number, index: number): readonly [number, number, number] => {
    const left = Math.floor(((index % columns) * width) / columns);
    const right = Math.max(left + 1, Math.floor((((index % columns) + 1) * width) / columns));
    const top = Math.floor((Math.floor(index / columns) * height) / rows);
    const bottom = Math.max(top + 1, Math.floor(((Math.floor(index / columns) + 1) * height) / rows));
    const sums: [number, number, number] = [0, 0, 0];
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) {
        const at = ((y + around * height) * stride + x + around * width) * 4;
        sums[0] += pixels[at] ?? 0;
        sums[1] += pixels[at + 1] ?? 0;
        sums[2] += pixels[at + 2] ?? 0;
      }
    }
    const count = (right - left) * (bottom - top);
    return [sums[0] / count, sums[1] / count, sums[2] / count];
  };
  const bright = Array.from({ length: 72 }, (_, index) => {
    const [red, green, blue] = cell(9, 8, index);
    return red * 0.3 + green * 0.59 + blue * 0.11;
  });
  const hash = Array.from({ length: 64 }, (_, index) => {
    const at = Math.floor(index / 8) * 9 + (index % 8);
    return (bright[at] ?? 0) > (bright[at + 1] ?? 0);
  });
  return { hash, colours: Array.from({ length: 12 }, (_, index) => cell(3, 4, index)).flat() };
}

/** Bits that differ, 0 to 64. */
export function hashDistance(a: Fingerprint, b: Fingerprint): number {
  return a.hash.filter((bit, index) => bit !== b.hash[index]).length;
}

/** Mean difference of the colour grids, 0 to 255. */
export function colourDistance(a: Fingerprint, b: Fingerprint): number {
  const total = a.colours.reduce((sum, value, index) => sum + Math.abs(value - (b.colours[index] ?? 0)), 0);
  return total / a.colours.length;
}
