import { Resvg } from '@resvg/resvg-js';

/** What a glance at a small tile takes in. */
export interface Fingerprint {
  /** 64 bits of difference hash: is each cell brighter than its right neighbour. Blind to colour. */
  readonly hash: readonly boolean[];
  /** Red, green, blue of a grid of 3 x 4 cells, 0 to 255. Blind to shape. */
  readonly colours: readonly number[];
}

/** Renders at 36 px, well below any real tile, and throws where the markup is not valid XML or SVG. */
export function fingerprintOf(markup: string): Fingerprint {
  const picture = new Resvg(markup, {
    fitTo: { mode: 'width', value: 36 },
    font: { loadSystemFonts: false },
  }).render();
  const { pixels, width, height } = picture;
  const cell = (columns: number, rows: number, index: number): readonly [number, number, number] => {
    const left = Math.floor(((index % columns) * width) / columns);
    const right = Math.max(left + 1, Math.floor((((index % columns) + 1) * width) / columns));
    const top = Math.floor((Math.floor(index / columns) * height) / rows);
    const bottom = Math.max(top + 1, Math.floor(((Math.floor(index / columns) + 1) * height) / rows));
    const sums: [number, number, number] = [0, 0, 0];
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) {
        const at = (y * width + x) * 4;
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
