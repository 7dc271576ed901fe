import { clampChroma, formatHex } from 'culori';
import { extentOf, pixelsOf } from '../../packages/ui/src/art/png.ts';
import type { Sign } from '../../packages/ui/src/art/sign.ts';
import { type LogoMark, viewBoxOf } from '../../packages/ui/src/theme/logo-mark.ts';
import { inks } from './logo/shapes.ts';
import { readColor } from './tokens/color.ts';
import type { BrandSeeds } from './tokens/ramps.ts';

/** How many pixels the longer side of a sign has as a sprite: enough for a hole or a point, and few enough to be counted. */
const longestSide = 34;
/** Points that are looked at along the side of a pixel. */
const samples = 6;

type Box = readonly [left: number, top: number, width: number, height: number];

const drawn = ({ accent, second }: LogoMark, viewBox: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path fill="${inks.accent}" d="${accent}"/><path fill="${inks.second}" d="${second}"/></svg>`;

const round = (value: number) => Number(value.toFixed(3));

/** What of the view box the shapes fill, and whether they go on beyond it. */
function boundsOf(mark: LogoMark): { readonly bounds: Box; readonly isCropped: boolean } {
  const [left, top, width, height] = viewBoxOf(mark);
  // Drawn with its view box as its size, so that both measure alike.
  const svg = drawn(mark, `${left} ${top} ${width} ${height}`).replace(
    '<svg',
    `$& width="${width}" height="${height}"`,
  );
  const whole = extentOf(svg);
  if (!whole) return { bounds: [left, top, width, height], isCropped: false };
  const from = [Math.max(whole.x, 0), Math.max(whole.y, 0)] as const;
  const to = [Math.min(whole.x + whole.width, width), Math.min(whole.y + whole.height, height)] as const;
  const beyond = Math.max(whole.width - (to[0] - from[0]), whole.height - (to[1] - from[1]));
  return {
    bounds: [left + from[0], top + from[1], to[0] - from[0], to[1] - from[1]].map(round) as unknown as Box,
    isCropped: beyond > Math.max(width, height) * 0.01,
  };
}

/** Each pixel in the ink that fills most of it, where half of it is filled at all. */
function pixelsOfSign(mark: LogoMark, [left, top, width, height]: Box): string {
  const side = Math.max(width, height) / longestSide;
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  // The sprite is the same on both sides of its middle where the sign is.
  const box = [
    left + (width - columns * side) / 2,
    top + (height - rows * side) / 2,
    columns * side,
    rows * side,
  ];
  const across = columns * samples;
  const pixels = pixelsOf(drawn(mark, box.join(' ')), across);
  const inkOf = (column: number, row: number): string => {
    let [accent, second] = [0, 0];
    for (let y = row * samples; y < (row + 1) * samples; y += 1)
      for (let x = column * samples; x < (column + 1) * samples; x += 1) {
        const [red = 0, , blue = 0, alpha = 0] = pixels.subarray((y * across + x) * 4);
        if (alpha < 128) continue;
        if (red > blue) accent += 1;
        else second += 1;
      }
    if ((accent + second) * 2 < samples * samples) return '.';
    return accent >= second ? '1' : '2';
  };
  return Array.from({ length: rows }, (_none, row) =>
    Array.from({ length: columns }, (_one, column) => inkOf(column, row)).join(''),
  ).join(' ');
}

/** Nothing is written in it, so a colour may be nearer to the ground than the brand's own for words: as it was wished for, or as near as can be seen. */
function seen(seed: string, scheme: Sign['scheme']): string {
  const color = readColor(seed);
  const l = scheme === 'dark' ? Math.max(color.l, 0.58) : Math.min(color.l, 0.82);
  return formatHex(clampChroma({ ...color, l }, 'oklch'));
}

/** A mark as the pictures of its brand show it, in the colours that the brand grows from. */
export function signOf(mark: LogoMark, { scheme, accent, second }: BrandSeeds): Sign {
  const { bounds, isCropped } = boundsOf(mark);
  return {
    mark,
    bounds,
    isCropped,
    pixels: pixelsOfSign(mark, bounds),
    scheme,
    accent: seen(accent, scheme),
    second: seen(second, scheme),
  };
}
