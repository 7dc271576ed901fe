import type { RandomInteger } from '@fortuna/domain/fair-play/draws.ts';
import type { SlotTheme } from '@fortuna/domain/fair-play/slot-machines.ts';
import { symbolDrawings } from '../slot/symbols/symbol-sprite.ts';
import { seededRandom } from '../world/random.ts';

const [width, height] = [300, 400];

/** What a picture is composed of: the symbol it is about, two that stand behind it, and the random choices of its ground. */
interface Cast {
  readonly hero: string;
  readonly others: readonly [string, string];
  readonly random: RandomInteger;
}

interface Stand {
  /** Of the middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn?: number;
  readonly opacity?: number;
}

function placed(drawing: string, { x, y, size, turn = 0, opacity = 1 }: Stand): string {
  const scale = (size / 64).toFixed(3);
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-32 -32)" opacity="${opacity}">${drawing}</g>`;
}

const points = (count: number, at: (share: number) => readonly [number, number]) =>
  Array.from({ length: count }, (_, index) => {
    const [x, y] = at(index / count);
    return `${x.toFixed()} ${y.toFixed()}`;
  });

/** A low sun over water in one of many lights; what the game is about rides on the front wave. */
function onTheCoast({ hero, others: [left, right], random }: Cast): string {
  const hue = (165 + random(8) * 27) % 360;
  const sunX = 80 + random(5) * 35;
  const horizon = 205 + random(3) * 14;
  const colour = (lightness: number, turn = 0) => `hsl(${(hue + turn) % 360} 46% ${lightness}%)`;
  const wave = (y: number, swell: number, fill: string) =>
    `<path d="M0 ${y}c50-${swell} 100 ${swell} 150 0s100-${swell} 150 0V${height}H0z" fill="${fill}"/>`;
  return [
    `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${colour(16)}"/><stop offset=".55" stop-color="${colour(48, 40)}"/><stop offset="1" stop-color="#ffd9a0"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    [150, 112, 78]
      .map((radius) => `<circle cx="${sunX}" cy="${horizon}" r="${radius}" fill="#ffe3ae" opacity=".16"/>`)
      .join(''),
    `<circle cx="${sunX}" cy="${horizon}" r="46" fill="#fff1cf"/>`,
    wave(horizon + 8, 18, colour(34, 18)),
    placed(left, { x: 66, y: horizon + 6, size: 84, turn: -9 }),
    placed(right, { x: 236, y: horizon + 2, size: 84, turn: 8 }),
    wave(horizon + 52, 26, colour(25, 10)),
    `<ellipse cx="150" cy="${horizon + 92}" rx="96" ry="13" fill="${colour(10)}" opacity=".45"/>`,
    placed(hero, { x: 150, y: horizon - 2, size: 178, turn: random(5) * 3 - 6 }),
    wave(horizon + 96, 22, colour(16)),
    wave(horizon + 138, 16, colour(10)),
  ].join('');
}

/** A banknote's plate: a rosette of hairlines, a medallion, what the game is about in its middle. */
function onPaper({ hero, others: [left, right], random }: Cast): string {
  const ink = ['#7c1d2c', '#1d2c54', '#2f5d4a', '#5b3a6b', '#8a5a1c'][random(5)] ?? '#1d2c54';
  const paper = ['#f6ecd8', '#f3e6dc', '#e9ecdf', '#ece7ef'][random(4)] ?? '#f6ecd8';
  const petals = 7 + random(6);
  const [ground, line] = random(2) === 0 ? [paper, ink] : [ink, paper];
  const seal = (x: number, y: number, symbol: string) =>
    `<circle cx="${x}" cy="${y}" r="38" fill="${paper}" stroke="${line}" stroke-width="2"/>${placed(symbol, { x, y, size: 48 })}`;
  const rosette = (size: number, depth: number) =>
    `<path d="M${points(petals * 10, (share) => {
      const angle = share * 2 * Math.PI;
      const radius = size + depth * Math.cos(petals * angle);
      return [150 + radius * Math.cos(angle), 200 + radius * Math.sin(angle)];
    }).join('L')}z"/>`;
  const rings = Array.from({ length: 8 }, (_, index) => rosette(106 + index * 12, 5 + index * 3.2));
  return [
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    `<g fill="none" stroke="${line}" stroke-width=".9" opacity=".5">${rings.join('')}</g>`,
    `<g fill="none" stroke="${line}"><rect x="10" y="10" width="280" height="380" stroke-width="3"/><rect x="17" y="17" width="266" height="366" stroke-width=".9"/></g>`,
    `<circle cx="150" cy="200" r="100" fill="${paper}" stroke="${ink}" stroke-width="4"/><circle cx="150" cy="200" r="92" fill="none" stroke="#a8812f" stroke-width="1.4"/>`,
    placed(hero, { x: 150, y: 200, size: 132 }),
    seal(66, 82, left),
    seal(234, 318, right),
  ].join('');
}

/** A sticker on a burst of two inks and a grid of dots that grow to its foot. */
function onDots({ hero, others: [left, right], random }: Cast): string {
  const [ground, ray, dot] = [
    ['#2a7bff', '#4f93ff', '#0f3f9c'],
    ['#ff4fb0', '#ff74c2', '#a3176a'],
    ['#8d52ff', '#a476ff', '#4d1fb0'],
    ['#ff8a1f', '#ffa44f', '#a84c00'],
    ['#1fb58a', '#46cba4', '#0a6349'],
    ['#3a2f5c', '#4d4176', '#171029'],
  ][random(6)] ?? ['#2a7bff', '#4f93ff', '#0f3f9c'];
  const turn = random(4) * 5;
  const rays = Array.from({ length: 9 }, (_, index) => {
    const [from, to] = [index * 40 + turn, index * 40 + turn + 20].map(
      (degrees) => (degrees * Math.PI) / 180,
    );
    const end = (angle = 0) =>
      `${(150 + 360 * Math.cos(angle)).toFixed(0)} ${(200 + 360 * Math.sin(angle)).toFixed(0)}`;
    return `M150 200L${end(from)}L${end(to)}z`;
  });
  // Strokes of no length with round ends.
  const dots = Array.from(
    { length: 9 },
    (_, row) =>
      `<path d="M${3 + (row % 2) * 11} ${232 + row * 20}H${width}" stroke-width="${(3 + row * 2.2).toFixed(1)}"/>`,
  );
  const sticker = (x: number, y: number) => placed('<use href="#hero"/>', { x, y, size: 190 });
  return [
    `<defs><g id="hero">${hero}</g><filter id="ink"><feColorMatrix values="0 0 0 0 .07 0 0 0 0 .05 0 0 0 0 .11 0 0 0 1 0"/></filter></defs>`,
    `<rect width="${width}" height="${height}" fill="${ground}"/><path d="${rays.join('')}" fill="${ray}"/>`,
    `<g stroke="${dot}" stroke-linecap="round" stroke-dasharray="0 22">${dots.join('')}</g>`,
    placed(left, { x: 58, y: 96, size: 74, turn: -8 }),
    placed(right, { x: 244, y: 100, size: 74, turn: 8 }),
    `<g filter="url(#ink)">${sticker(160, 206)}</g>`,
    sticker(150, 196),
  ].join('');
}

const manners: Readonly<Record<SlotTheme, (cast: Cast) => string>> = {
  coast: onTheCoast,
  salon: onPaper,
  arcade: onDots,
};

/**
 * A studio's picture of a slot as an SVG document, the same each time: the symbol of its reels that its title speaks of, in the manner of
 * its machine.
 */
export function drawGamePicture(id: number, theme: SlotTheme, hero: string): string {
  const random = seededRandom(id);
  const { [hero]: drawing = '', ...rest } = symbolDrawings(theme);
  const others = Object.values(rest);
  const other = (place: number) => others[place] ?? '';
  const cast: Cast = { hero: drawing, others: [other(random(3)), other(3 + random(3))], random };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${manners[theme](cast)}</svg>`;
}
