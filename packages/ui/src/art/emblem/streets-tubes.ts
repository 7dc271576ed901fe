import { box, fade, repeat, shape, stroke, svg } from '../svg.ts';
import type { PlaceFigure, Setting, Stage } from './stage.ts';
import { bulbs, thin, tube } from './tube-lines.ts';

/** Where great signs of light stand: on a roof over a street, and over a plain outside of the town. */

const sidesOf = ({ sides, width }: Stage): readonly [left: number, right: number] => sides ?? [0, width];

/** What is far is in the one of its inks that is seen on its ground. */
const farInk = ({ inks: { plate, ground, back } }: Stage): string => (plate === ground ? back : plate);

/** Light that hangs in the air about a sign. */
function glow({ prefix, x, y, r, inks: { back } }: Stage): string {
  return (
    `<radialGradient id="${prefix}g"><stop offset=".2" stop-color="${back}" stop-opacity=".34"/><stop offset="1" stop-color="${back}" stop-opacity="0"/></radialGradient>` +
    svg`<circle cx="${x}" cy="${y}" r="${r * 1.86}" fill="url(#${prefix}g)"/>`
  );
}

/** The ground again over what runs out to the sides, denser towards these; nothing where the scene ends with the picture. */
function sideShades(stage: Stage): string {
  const { prefix, width, height, r, inks } = stage;
  const [left, right] = sidesOf(stage);
  const broad = r * 0.9;
  const shade = (id: string, from: number, to: number): string =>
    svg`<linearGradient id="${prefix}${id}" gradientUnits="userSpaceOnUse" x1="${from}" y1="0" x2="${to}" y2="0">` +
    `<stop stop-color="${inks.ground}"/><stop offset="1" stop-color="${inks.ground}" stop-opacity="0"/></linearGradient>` +
    (to > from
      ? box(0, 0, to, height, 0, `url(#${prefix}${id})`)
      : box(to, 0, width - to, height, 0, `url(#${prefix}${id})`));
  return (
    (left > 0 ? shade('l', left, left + broad) : '') + (right < width ? shade('r', right, right - broad) : '')
  );
}

/** The subject, and the same upside down and pressed in what is wet below a line. */
function withMirror(stage: Stage, figure: PlaceFigure, size: number, line: number) {
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
function skyline(stage: Stage, foot: number, first: number): string {
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

/** A canopy hung with lamps, its arrows leading to the doors below. */
function canopy({ x, r, inks }: Stage, top: number, foot: number): string {
  const [half, deep] = [r * 1.18, r * 0.3];
  const below = top + deep;
  const face = svg`M${x - half} ${top}H${x + half}L${x + half - r * 0.14} ${below}H${x - half + r * 0.14}z`;
  const arrows = repeat(6, (at) => {
    const side = at < 3 ? -1 : 1;
    const from = x + side * r * (0.3 + (at % 3) * 0.24);
    return svg`M${from + side * r * 0.08} ${top + deep * 0.28}l${-side * r * 0.1} ${deep * 0.22}l${side * r * 0.1} ${deep * 0.22}`;
  });
  const doors = repeat(5, (at) => svg`M${x + (at - 2) * r * 0.28} ${below + r * 0.06}V${foot}`);
  return (
    box(x - r * 0.84, below, r * 1.68, foot - below, 0, inks.ground) +
    tube(doors, inks.back, r * 0.014) +
    shape(face, inks.ground) +
    shape(face, inks.plate, fade(0.5)) +
    tube(face, inks.back, r * 0.02) +
    tube(arrows, inks.figure, r * 0.022) +
    bulbs(svg`M${x - half + r * 0.06} ${top}H${x + half}`, inks.lamp ?? inks.figure, r * 0.054, r * 0.132) +
    bulbs(
      svg`M${x - half + r * 0.2} ${below}H${x + half - r * 0.1}`,
      inks.lamp ?? inks.figure,
      r * 0.054,
      r * 0.132,
    )
  );
}

/** On a roof over a street that is wet from rain; which house is next to it tells one street from another. */
export const streetOf =
  (first: number): Setting =>
  (stage, figure) => {
    const { x, y, r, height, inks } = stage;
    const [left, right] = sidesOf(stage);
    const [roof, kerb] = [y + r * 1.06, y + r * 1.6];
    const { subject, image } = withMirror(stage, figure, r * 1.84, kerb);
    const frame =
      svg`M${x - r * 0.5} ${roof}V${y}M${x + r * 0.5} ${roof}V${y}M${x} ${roof}V${y}` +
      repeat(2, (at) => {
        const from = x + (at - 1) * r * 0.5;
        return svg`M${from} ${roof}l${r * 0.5} ${-r * 0.5}l${-r * 0.5} ${-r * 0.5}M${from + r * 0.5} ${roof}l${-r * 0.5} ${-r * 0.5}l${r * 0.5} ${-r * 0.5}`;
      });
    const sheen = repeat(5, (at) => {
      const half = r * (1.3 - at * 0.2);
      return svg`M${x - half} ${kerb + r * (0.07 + at * 0.13)}H${x + half}`;
    });
    return (
      glow(stage) +
      skyline(stage, kerb, first) +
      stroke(frame, farInk(stage), thin(stage) * 1.3) +
      box(left, kerb, right - left, height - kerb, 0, inks.ground) +
      subject +
      canopy(stage, roof, kerb) +
      image +
      stroke(sheen, inks.back, r * 0.03, fade(0.34)) +
      tube(svg`M${left} ${kerb}H${right}`, farInk(stage), thin(stage)) +
      sideShades(stage)
    );
  };

/** Over a plain of light, hills on its horizon. */
export const plain: Setting = (stage, figure) => {
  const { x, y, r, width, height, inks } = stage;
  const [left, right] = sidesOf(stage);
  const line = y + r * 1.2;
  const deep = Math.max(height - line, r);
  const fan = repeat(15, (at) => {
    const dx = (at - 7) * r * 0.3;
    return svg`M${x + dx} ${line}L${x + dx * (1 + (deep / r) * 2.4)} ${line + deep}`;
  });
  const rows = [0.1, 0.26, 0.5, 0.84].map((share) => svg`M${left} ${line + deep * share}H${right}`).join('');
  const hill = (side: 1 | -1): string =>
    repeat(5, (at) => {
      const [foot, tall] = [x + side * r * (0.66 + at * 0.62), r * ([0.5, 0.86, 0.62, 0.98, 0.7][at] ?? 0.5)];
      const [peak, end] = [foot + side * r * 0.5, foot + side * r * 1.08];
      return svg`M${foot} ${line}L${peak} ${line - tall}L${end} ${line}M${peak} ${line - tall}l${-side * r * 0.08} ${tall * 0.46}l${side * r * 0.2} ${tall * 0.54}`;
    });
  const { subject, image } = withMirror(stage, figure, r * 1.84, line + r * 0.06);
  return (
    glow(stage) +
    stroke(hill(-1) + hill(1), farInk(stage), thin(stage)) +
    box(0, line, width, height - line, 0, inks.ground) +
    image +
    `<clipPath id="${stage.prefix}c">${box(left, line - r * 0.1, right - left, height - line + r * 0.1, 0, inks.ground)}</clipPath>` +
    `<g clip-path="url(#${stage.prefix}c)">${stroke(fan + rows, farInk(stage), thin(stage) * 1.1)}</g>` +
    tube(svg`M${left} ${line}H${right}`, inks.back, thin(stage) * 1.2) +
    subject +
    sideShades(stage)
  );
};
