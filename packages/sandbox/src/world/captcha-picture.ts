import type { RandomInteger } from '@fortuna/domain/fair-play/draws.ts';
import { encode } from 'fast-png';
import { type Canvas, createCanvas, drawLine } from './captcha-canvas.ts';
import { captchaGlyphs, type Stroke } from './captcha-glyphs.ts';

/** Twice the size at which it is shown. */
const width = 240;
const height = 96;
const strokeRadius = 3.1;
const ground = 242;
const inkDepth = 216;

/** A number from -`spread` to `spread`. */
function around(random: RandomInteger, spread: number): number {
  return (random(2001) / 1000 - 1) * spread;
}

type Point = Stroke[number];
type Bend = (point: Point) => Point;

/** Points between the given ones, so that what was straight can be bent. */
function subdivided(stroke: Stroke): Stroke {
  const steps = 6;
  return stroke.flatMap((to, index) => {
    const from = stroke[index - 1];
    if (from === undefined) return [to];
    return Array.from({ length: steps }, (_, step): Point => {
      const share = (step + 1) / steps;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    });
  });
}

/** Two waves over the whole picture, which carry each character out of line and out of shape. */
function wavesOf(random: RandomInteger): Bend {
  const across = { high: 3 + around(random, 1), long: 11 + around(random, 2), at: around(random, 3) };
  const down = { high: 5 + around(random, 2), long: 24 + around(random, 5), at: around(random, 3) };
  return ([x, y]) => [
    x + Math.sin(y / across.long + across.at) * across.high,
    y + Math.sin(x / down.long + down.at) * down.high,
  ];
}

/** A character turned, sheared and stretched by itself. */
function placed(random: RandomInteger, left: number): Bend {
  const angle = around(random, 0.3);
  const lean = around(random, 0.2);
  const wide = 7.6 + around(random, 0.9);
  const high = 8.8 + around(random, 1.1);
  const top = height / 2 + around(random, 8);
  return ([x, y]) => {
    const [localX, localY] = [(x - 2) * wide + (y - 3) * lean * high, (y - 3) * high];
    return [
      left + localX * Math.cos(angle) - localY * Math.sin(angle),
      top + localX * Math.sin(angle) + localY * Math.cos(angle),
    ];
  };
}

function drawCharacters(canvas: Canvas, answer: string, random: RandomInteger, bend: Bend): void {
  // So close that characters touch: what is between them is not a gap.
  const step = 47;
  const first = (width - step * (answer.length - 1)) / 2 + around(random, 14);
  for (const [position, character] of [...answer].entries()) {
    const place = placed(random, first + step * position + around(random, 4));
    for (const stroke of captchaGlyphs[character] ?? []) {
      const loose = stroke.map(([x, y]): Point => [x + around(random, 0.15), y + around(random, 0.15)]);
      const line = subdivided(loose).map((point) => bend(place(point)));
      drawLine(canvas, line, strokeRadius + around(random, 0.5));
    }
  }
}

/** A curve from side to side. */
function crossing(random: RandomInteger, bend: Bend): Stroke {
  const [high, long, at] = [14 + around(random, 8), 34 + around(random, 12), around(random, 3)];
  const middle = height / 2 + around(random, 18);
  return Array.from({ length: 41 }, (_, step) => {
    const x = (width * step) / 40;
    return bend([x, middle + Math.sin(x / long + at) * high]);
  });
}

function drawNoise(canvas: Canvas, random: RandomInteger, bend: Bend): void {
  for (let line = 0; line < 2; line++) drawLine(canvas, crossing(random, bend), 1.3);
  for (let line = 0; line < 2; line++) drawLine(canvas, crossing(random, bend), 0.9, 0);
  for (let dot = 0; dot < 40; dot++) {
    const point: Point = [random(width), random(height)];
    drawLine(canvas, [point], 0.8 + random(120) / 100, random(3) === 0 ? 0 : 1);
  }
}

/**
 * The answer as a PNG: characters that touch, each turned, leaned and stretched, all of them bent by waves, with lines through them and
 * dots. Readable for a person; it does not claim to keep out a determined machine.
 * @returns a data URI
 */
export function captchaPicture(answer: string, random: RandomInteger): string {
  const canvas = createCanvas(width, height);
  const bend = wavesOf(random);
  drawCharacters(canvas, answer, random, bend);
  drawNoise(canvas, random, bend);
  const data = Uint8Array.from(canvas.ink, (ink) => ground - Math.round(ink * 15) * (inkDepth / 15));
  const png = encode({ width, height, data, channels: 1, depth: 8 });
  return `data:image/png;base64,${btoa(String.fromCharCode(...png))}`;
}
