/** Colours of a picture as `#rrggbb`: of its dark third, its middle and its light third. */
export type Palette = readonly [dark: string, middle: string, light: string];

/** One pixel as red, green and blue, 0 to 255. */
type Pixel = readonly [red: number, green: number, blue: number];

const lightness = ([red, green, blue]: Pixel) => 0.3 * red + 0.59 * green + 0.11 * blue;

function hex(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0');
}

/** Vivid pixels count for more than grey ones, or a mixture of colours would always be mud. */
function meanOf(pixels: readonly Pixel[]): string {
  const sum = [0, 0, 0];
  let weights = 0;
  for (const pixel of pixels) {
    const weight = 1 + (Math.max(...pixel) - Math.min(...pixel)) ** 2;
    weights += weight;
    pixel.forEach((channel, index) => {
      sum[index] = (sum[index] ?? 0) + channel * weight;
    });
  }
  return `#${sum.map((channel) => hex(channel / weights)).join('')}`;
}

/** @param data red, green, blue and opacity of at least three pixels, as a canvas has them */
export function paletteOf(data: ArrayLike<number>): Palette {
  const pixels = Array.from(
    { length: data.length / 4 },
    (_, index): Pixel => [data[index * 4] ?? 0, data[index * 4 + 1] ?? 0, data[index * 4 + 2] ?? 0],
  ).toSorted((a, b) => lightness(a) - lightness(b));
  const third = Math.floor(pixels.length / 3);
  return [
    meanOf(pixels.slice(0, third)),
    meanOf(pixels.slice(third, pixels.length - third)),
    meanOf(pixels.slice(pixels.length - third)),
  ];
}

/** Side of the square that a picture is shrunk to before it is looked at, in pixels. */
const side = 16;

/** The palette of a picture on the page; null where it is not there yet, or another site's, which a page may not read. */
export function paletteOfPicture(picture: HTMLImageElement | null): Palette | null {
  if (!picture?.complete || picture.naturalWidth === 0) return null;
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  try {
    context?.drawImage(picture, 0, 0, side, side);
    return context && paletteOf(context.getImageData(0, 0, side, side).data);
  } catch {
    return null;
  }
}
