import { decode } from 'fast-png';
import { type Canvas, createCanvas, drawLine } from '../world/captcha-canvas.ts';
import { captchaGlyphs } from '../world/captcha-glyphs.ts';

// What somebody could write in an afternoon who has read the sandbox's code: it knows the characters, cuts the picture at the columns
// with the least ink and takes what resembles each piece most.

const grid = { width: 14, height: 20 } as const;
const cell = 60;

/** The ink of a data URI: the darker a pixel, the nearer to 1. */
export function readInk(image: string): Canvas {
  const bytes = Uint8Array.from(atob(image.split(',')[1] ?? ''), (character) => character.charCodeAt(0));
  const { width, height, data, channels } = decode(bytes);
  const ink = Float32Array.from(
    { length: width * height },
    (_, at) => 1 - (data[at * channels] ?? 255) / 255,
  );
  return { width, height, ink: ink.map((value) => (value > 0.5 ? 1 : 0)) };
}

function at({ width, height, ink }: Canvas, x: number, y: number): number {
  return x < 0 || y < 0 || x >= width || y >= height ? 0 : (ink[y * width + x] ?? 0);
}

/** What `pick` takes of each pixel and its neighbours, along rows and then along columns. */
function spread(canvas: Canvas, pick: (...values: number[]) => number): Canvas {
  const along = (from: Canvas, dx: number, dy: number): Canvas => ({
    ...from,
    ink: from.ink.map((ink, place) => {
      const [x, y] = [place % from.width, Math.floor(place / from.width)];
      return pick(at(from, x - dx, y - dy), ink, at(from, x + dx, y + dy));
    }),
  });
  return along(along(canvas, 1, 0), 0, 1);
}

/** Without lines and dots that are thinner than a stroke. */
function withoutThinLines(canvas: Canvas): Canvas {
  return spread(spread(canvas, Math.min), Math.max);
}

function columnInk(canvas: Canvas): number[] {
  return Array.from({ length: canvas.width }, (_, x) => {
    let sum = 0;
    for (let y = 0; y < canvas.height; y++) sum += at(canvas, x, y);
    return sum;
  });
}

/** Columns at which `count` pieces begin and end: those with the least ink near where even pieces would. */
function cuts(columns: readonly number[], count: number): number[] {
  const first = columns.findIndex((ink) => ink > 3);
  const last = columns.findLastIndex((ink) => ink > 3) + 1;
  const step = (last - first) / count;
  const inner = Array.from({ length: count - 1 }, (_, index) => {
    const middle = Math.round(first + step * (index + 1));
    const near = Array.from({ length: 25 }, (__, offset) => middle - 12 + offset);
    return near.reduce((best, x) => ((columns[x] ?? 0) < (columns[best] ?? 0) ? x : best), middle);
  });
  return [first, ...inner, last];
}

/** First and one past the last of the lines that have ink. */
function inked(length: number, inkAt: (line: number) => number): [from: number, to: number] {
  const lines = Array.from({ length }, (_, line) => line).filter((line) => inkAt(line) > 0);
  return [lines[0] ?? 0, (lines.at(-1) ?? 0) + 1];
}

/** What lies between two columns, cropped and brought to the size of the grid. */
function piece(canvas: Canvas, start: number, end: number): number[] {
  const sum = (length: number, inkAt: (place: number) => number) =>
    Array.from({ length }, (_, place) => inkAt(place)).reduce((total, ink) => total + ink, 0);
  const [top, bottom] = inked(canvas.height, (y) => sum(end - start, (x) => at(canvas, start + x, y)));
  const [from, to] = inked(end - start, (x) => sum(canvas.height, (y) => at(canvas, start + x, y)));
  return Array.from({ length: grid.width * grid.height }, (_, place) => {
    const [column, row] = [place % grid.width, Math.floor(place / grid.width)];
    return sum(9, (sub) => {
      const x = start + from + ((column + ((sub % 3) + 0.5) / 3) * (to - from)) / grid.width;
      const y = top + ((row + (Math.floor(sub / 3) + 0.5) / 3) * (bottom - top)) / grid.height;
      return at(canvas, Math.floor(x), Math.floor(y)) / 9;
    });
  });
}

/** Mean zero and length one, so that the product of two such shapes is their correlation. */
function normal(shape: readonly number[]): number[] {
  const mean = shape.reduce((sum, value) => sum + value, 0) / shape.length;
  const size = Math.hypot(...shape.map((value) => value - mean)) || 1;
  return shape.map((value) => (value - mean) / size);
}

function likeness(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
}

/** The characters in a row, as they are before anything bends them. */
export function plainPicture(answer: string, angle = 0): Canvas {
  const canvas = createCanvas(cell * answer.length, cell + 20);
  for (const [position, character] of [...answer].entries()) {
    for (const stroke of captchaGlyphs[character] ?? []) {
      const line = stroke.map(([x, y]): [number, number] => {
        const [localX, localY] = [(x - 2) * 8, (y - 3) * 8];
        return [
          cell * (position + 0.5) + localX * Math.cos(angle) - localY * Math.sin(angle),
          40 + localX * Math.sin(angle) + localY * Math.cos(angle),
        ];
      });
      drawLine(canvas, line, 3);
    }
  }
  return canvas;
}

const angles = [-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3];
const templates = Object.keys(captchaGlyphs).flatMap((character) =>
  angles.map((angle) => {
    const canvas = plainPicture(character, angle);
    const [from = 0, to = 0] = cuts(columnInk(canvas), 1);
    return { character, shape: normal(piece(canvas, from, to)) };
  }),
);

/** What the reader takes a picture for. */
export function readCaptcha(picture: Canvas, length: number): string {
  const canvas = withoutThinLines(picture);
  const edges = cuts(columnInk(canvas), length);
  return edges
    .slice(1)
    .map((to, index) => {
      const shape = normal(piece(canvas, edges[index] ?? 0, to));
      const scores = templates.map((template) => likeness(shape, template.shape));
      return templates[scores.indexOf(Math.max(...scores))]?.character ?? '';
    })
    .join('');
}
