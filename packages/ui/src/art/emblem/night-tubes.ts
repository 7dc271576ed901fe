import { box, fade, repeat, shape, stroke, svg } from '../svg.ts';
import type { PlaceFigure, Stage } from './stage.ts';
import { thin } from './tube-lines.ts';

/** What great signs of light have about them, wherever they stand. */

export const sidesOf = ({ sides, width }: Stage): readonly [left: number, right: number] =>
  sides ?? [0, width];

/** What is far is in the one of its inks that is seen on its ground. */
export const farInk = ({ inks: { plate, ground, back } }: Stage): string => (plate === ground ? back : plate);

/** Light that hangs in the air about a sign. */
export function glow({ prefix, x, y, r, inks: { back } }: Stage): string {
  return (
    `<radialGradient id="${prefix}g"><stop offset=".2" stop-color="${back}" stop-opacity=".34"/><stop offset="1" stop-color="${back}" stop-opacity="0"/></radialGradient>` +
    svg`<circle cx="${x}" cy="${y}" r="${r * 1.86}" fill="url(#${prefix}g)"/>`
  );
}

/** The ground again over what runs out to the sides, denser towards these, to so much of it; nothing where the scene ends with the picture. */
export function sideShades(stage: Stage, most = 1): string {
  const { prefix, width, height, r, inks } = stage;
  const [left, right] = sidesOf(stage);
  const broad = r * 0.9;
  const shade = (id: string, from: number, to: number): string =>
    svg`<linearGradient id="${prefix}${id}" gradientUnits="userSpaceOnUse" x1="${from}" y1="0" x2="${to}" y2="0">` +
    `<stop stop-color="${inks.ground}" stop-opacity="${most}"/><stop offset="1" stop-color="${inks.ground}" stop-opacity="0"/></linearGradient>` +
    (to > from
      ? box(0, 0, to, height, 0, `url(#${prefix}${id})`)
      : box(to, 0, width - to, height, 0, `url(#${prefix}${id})`));
  return (
    (left > 0 ? shade('l', left, left + broad) : '') + (right < width ? shade('r', right, right - broad) : '')
  );
}

/** The subject, and the same upside down and pressed in what is wet below a line. */
export function withMirror(stage: Stage, figure: PlaceFigure, size: number, line: number) {
  const { prefix, x, y, r, width, height, inks } = stage;
  const press = 0.36;
  const subject = `<g id="${prefix}f">${figure(0, 0, size)}</g>`;
  // As if its foot stood on the line.
  const image = svg`<g transform="matrix(1 0 0 -${press} 0 ${line + press * (y + r)})"><use href="#${prefix}f"/></g>`;
  const veil = box(0, line, width, height - line, 0, inks.ground, fade(0.74));
  const ripples = repeat(6, (at) => svg`M${x - r * 1.1} ${line + r * (0.08 + at * 0.13)}h${r * 2.2}`);
  return { subject, image: image + veil + stroke(ripples, inks.ground, r * 0.046) };
}

/** Heights of the houses beside the sign's, from there outwards, and their breadths, in radii. */
const houses = [
  [0.74, 0.42],
  [1.3, 0.34],
  [0.96, 0.46],
  [1.62, 0.36],
  [0.62, 0.5],
  [1.14, 0.4],
  [1.44, 0.3],
  [0.8, 0.6],
] as const;

/** Houses in thin lines from the middle to the sides, some windows lit. */
export function skyline(stage: Stage, foot: number, first: number): string {
  const { x, r, inks } = stage;
  const [left, right] = sidesOf(stage);
  const half = (side: 1 | -1, from: number): readonly [line: string, windows: string] => {
    let at = x + side * r * 0.92;
    let line = svg`M${at} ${foot}`;
    let windows = '';
    for (let index = from; at > left && at < right; index += 1) {
      const [tall, broad] = houses[index % houses.length] ?? houses[0];
      const top = foot - tall * r;
      line += svg`V${top}h${(side * broad * r) / 2}${index % 3 === 1 ? svg`v${-r * 0.2}v${r * 0.2}` : ''}h${(side * broad * r) / 2}`;
      windows += repeat(Math.floor(tall * 5) - 1, (row) =>
        [0.2, 0.5, 0.8]
          .filter(
            (_share, column) => (row * 2 + column + index) % 3 === 0 || (row + index * 2) % 5 === column,
          )
          .map(
            (share) =>
              svg`M${at + side * (broad * share - 0.03) * r} ${top + r * 0.18 * (row + 0.9)}h${side * r * 0.06}`,
          )
          .join(''),
      );
      at += side * broad * r;
    }
    return [line + svg`V${foot}z`, windows];
  };
  const [west, east] = [half(-1, first), half(1, first + 2)];
  return (
    shape(
      west[0] + east[0],
      inks.ground,
      svg` stroke="${farInk(stage)}" stroke-width="${thin(stage) * 0.9}"`,
    ) + stroke(west[1] + east[1], inks.back, r * 0.034, `${fade(0.5)} stroke-linecap="butt"`)
  );
}
