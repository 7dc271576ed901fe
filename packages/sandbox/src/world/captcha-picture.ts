import { captchaGlyphs, type Stroke } from './captcha-glyphs.ts';
import type { RandomInteger } from './random.ts';

const width = 160;
const height = 56;

/** A number from -`spread` to `spread`. */
function around(random: RandomInteger, spread: number): number {
  return (random(2001) / 1000 - 1) * spread;
}

interface Placement {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
  readonly angle: number;
  readonly wave: number;
}

function strokePath(stroke: Stroke, place: Placement, random: RandomInteger): string {
  const cos = Math.cos(place.angle);
  const sin = Math.sin(place.angle);
  const points = stroke.map(([x, y]) => {
    const localX = (x - 2) * place.scale + around(random, 0.7);
    const localY = (y - 3) * place.scale + around(random, 0.7);
    const turnedX = localX * cos - localY * sin + place.left;
    const turnedY = localX * sin + localY * cos + place.top;
    return `${(turnedX + Math.sin(turnedY / 7 + place.wave) * 1.6).toFixed(1)} ${turnedY.toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

function noiseLine(random: RandomInteger): string {
  const y = () => 6 + random(height - 12);
  return `M0 ${y()}C${40 + random(20)} ${y()} ${90 + random(20)} ${y()} ${width} ${y()}`;
}

/**
 * The answer as strokes without any text in the markup: characters are placed, turned, bent and jittered, their strokes shuffled
 * into one path, with lines across. Readable for a person; it does not claim to keep out a determined machine.
 */
export function captchaPicture(answer: string, random: RandomInteger): string {
  const step = (width - 20) / answer.length;
  const strokes = [...answer].flatMap((character, position) => {
    const place: Placement = {
      left: 10 + step * (position + 0.5) + around(random, 3),
      top: height / 2 + around(random, 4),
      scale: 5.4 + around(random, 0.5),
      angle: around(random, 0.26),
      wave: around(random, 3),
    };
    return (captchaGlyphs[character] ?? []).map((stroke) => strokePath(stroke, place, random));
  });
  for (let left = strokes.length - 1; left > 0; left--) {
    const other = random(left + 1);
    const moved = strokes[left] ?? '';
    strokes[left] = strokes[other] ?? '';
    strokes[other] = moved;
  }
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="#eef4f3"/>`,
    `<path d="${noiseLine(random)}${noiseLine(random)}${noiseLine(random)}" fill="none" stroke="#7fa7a3" stroke-width="1.4"/>`,
    `<path d="${strokes.join('')}" fill="none" stroke="#0f3b3c" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>`,
    '</svg>',
  ].join('');
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
