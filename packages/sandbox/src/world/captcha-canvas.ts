import type { Stroke } from './captcha-glyphs.ts';

/** A surface of ink: 0 where there is none, 1 where it is full. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly ink: Float32Array;
}

export function createCanvas(width: number, height: number): Canvas {
  return { width, height, ink: new Float32Array(width * height) };
}

function distanceTo(x: number, y: number, from: Stroke[number], to: Stroke[number]): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const along = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy || 1);
  const nearest = Math.min(1, Math.max(0, along));
  return Math.sqrt((x - from[0] - nearest * dx) ** 2 + (y - from[1] - nearest * dy) ** 2);
}

/** Draws a line through points, round at its ends and with soft edges; with `tone` 0 it takes away what is there. */
export function drawLine({ width, height, ink }: Canvas, line: Stroke, radius: number, tone = 1): void {
  for (const [index, to] of line.entries()) {
    const from = line[index - 1] ?? to;
    const reach = radius + 1;
    const right = Math.min(width - 1, Math.ceil(Math.max(from[0], to[0]) + reach));
    const bottom = Math.min(height - 1, Math.ceil(Math.max(from[1], to[1]) + reach));
    for (let y = Math.max(0, Math.floor(Math.min(from[1], to[1]) - reach)); y <= bottom; y++) {
      for (let x = Math.max(0, Math.floor(Math.min(from[0], to[0]) - reach)); x <= right; x++) {
        const cover = Math.min(1, Math.max(0, radius + 0.5 - distanceTo(x, y, from, to)));
        const place = y * width + x;
        const there = ink[place] ?? 0;
        ink[place] = tone === 0 ? Math.min(there, 1 - cover) : Math.max(there, cover * tone);
      }
    }
  }
}
