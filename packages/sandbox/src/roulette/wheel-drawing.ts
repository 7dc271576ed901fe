import { pocketColour, pocketCount, wheelOrder } from '@fortuna/domain/fair-play/roulette.ts';
import { html, raw } from 'hono/html';
import type { Markup } from '../pages/page.ts';

/** From the axis, in the wheel's own units: it reaches from -110 to 110. */
const rim = 104;
const outer = 98;
const inner = 58;

function at(radius: number, turn: number): string {
  const angle = (turn - 0.25) * Math.PI * 2;
  return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`;
}

const half = 0.5 / pocketCount;
const wedge = `M${at(outer, -half)}A${outer} ${outer} 0 0 1 ${at(outer, half)}L${at(inner, half)}A${inner} ${inner} 0 0 0 ${at(inner, -half)}z`;

const pockets = wheelOrder
  .map((number, index) => {
    const turn = (index * 360) / pocketCount;
    return `<g transform="rotate(${turn.toFixed(3)})"><path class="pocket" data-colour="${pocketColour(number)}" d="${wedge}"/><text y="-88">${number}</text></g>`;
  })
  .join('');

const around = (count: number, shape: string): string =>
  Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${(index * 360) / count})">${shape}</g>`,
  ).join('');

const dots = (radius: number, size: number): string =>
  around(18, `<rect x="${-size / 2}" y="${-radius}" width="${size}" height="${size}"/>`);

/** A star of wedges. */
const emblemHub = around(12, '<path class="filled" d="M-7-54H7L0-26z"/>');

/** What is inside of the numbers, in the hand of the site's drawings: swell, a lathe's rosette, dots. */
const hubs: Readonly<Record<string, string>> = {
  coast: around(9, '<path class="filled" d="M2-54C10-49 14-40 9-28 5-31-3-31-7-28-10-38-7-48 2-54z"/>'),
  guilloche: around(24, '<ellipse class="lined" cy="-32" rx="9" ry="22"/>'),
  posters: emblemHub,
  collages: emblemHub,
  tubes: emblemHub,
  halftone: `<g class="filled">${dots(54, 3)}${dots(46, 5)}${dots(36, 7)}</g>`,
};

/** A European wheel from above: what turns, the ball, and an axis that rests. */
export function wheelDrawing(label: string, art: string | undefined): Markup {
  const hub = hubs[art ?? ''] ?? hubs.coast ?? '';
  return html`<svg class="wheel" viewBox="-110 -110 220 220" role="img" aria-label="${label}">${raw(
    `<circle class="rim" r="${rim}"/><g id="rotor">${pockets}<circle class="bowl" r="${inner}"/>${hub}</g><circle class="axis" r="24"/><g id="ball"><circle class="ball" cy="-70" r="5.500"/></g>`,
  )}</svg>`;
}
