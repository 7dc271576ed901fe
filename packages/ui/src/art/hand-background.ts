import type { ArtHand } from './family.ts';
import { drawSignBackground, type SignBackgroundRequest } from './sign-background.ts';
import { ROOT, repeat, svg } from './svg.ts';

interface HandBackgroundRequest extends SignBackgroundRequest {
  readonly scheme: 'dark' | 'light';
}

type Drawing = (request: HandBackgroundRequest) => string;

/** Of lines that lie behind words. */
const quiet = 0.32;

const sheet = (content: string): string =>
  `<svg ${ROOT} viewBox="0 0 1600 1000" fill="none">${content}</svg>`;

/** A strip cut aslant, from its upper left corner: how long its upper edge is, how high it is; its ends lean to the right. */
const strip = (x: number, y: number, length: number, high: number): string =>
  svg`M${x} ${y}h${length}l${-high * 0.7} ${high}h${-length}z`;

/** What flew past: in the upper right and the lower left corner, the long ones cut by the sheet's edge. */
const strips = [
  [1310, 40, 340, 92],
  [1408, 148, 260, 46],
  [1366, 210, 300, 132],
  [1492, 362, 180, 30],
  [1430, 414, 240, 74],
  [-160, 640, 300, 34],
  [-120, 690, 340, 96],
  [-180, 802, 260, 44],
  [-140, 864, 380, 120],
] as const;

/** The ground's next tone, away from that of words: none of these gets harder to read. */
const shades = { dark: { shade: '#000', strength: 0.34 }, light: { shade: '#fff', strength: 0.62 } } as const;

/** Strips as of a poster. */
const cutStrips: Drawing = ({ scheme }) => {
  const { shade, strength } = shades[scheme];
  const all = strips.map(([x, y, length, high]) => strip(x, y, length, high)).join('');
  return sheet(svg`<path d="${all}" fill="${shade}" opacity="${strength}"/>`);
};

/** A tube that runs in from an edge and bends out to the next, so far from the corner. */
const bend = (far: number): string =>
  svg`M1600 ${1000 - far}H${1600 - far * 0.5}q${-far * 0.5} 0 ${-far * 0.5} ${far * 0.5}V1000`;
const bendBack = (far: number): string =>
  svg`M0 ${far}H${far * 0.3}q${far * 0.3} 0 ${far * 0.3} ${-far * 0.3}V0`;

/** Tubes side by side that bend around two corners, each in a little light. */
const bentTubes: Drawing = ({ accent, second }) => {
  const tubes = (d: string, colour: string): string =>
    svg`<path d="${d}" stroke="${colour}" stroke-width="11" opacity=".07"/>` +
    svg`<path d="${d}" stroke="${colour}" stroke-width="2" vector-effect="non-scaling-stroke" opacity="${quiet}"/>`;
  return sheet(
    tubes(
      repeat(4, (at) => bend(130 + at * 64)),
      accent,
    ) +
      tubes(bend(98), second) +
      tubes(
        repeat(2, (at) => bendBack(96 + at * 44)),
        accent,
      ),
  );
};

/** So far from a corner, on the way round it from one edge to the other. */
const around = (far: number, part: number): readonly [number, number] => [
  1600 - far * Math.cos((part * Math.PI) / 2),
  far * Math.sin((part * Math.PI) / 2),
];

/** A sheet of paper over the upper right corner, scalloped where it ends. */
const scalloped = (far: number, scallops: number): string => {
  const radius = (far * Math.PI) / (4 * scallops);
  const arcs = repeat(scallops, (at) => {
    const [x, y] = around(far, (at + 1) / scallops);
    return svg`A${radius} ${radius} 0 0 0 ${x} ${y}`;
  });
  return svg`M1600 0H${1600 - far}${arcs}z`;
};

/** How far each of the sheets reaches, and in how many scallops. */
const sheets = [
  [360, 9],
  [236, 7],
  [124, 5],
] as const;

/** Sheets of cut paper, one on the other, over two corners that lie across from each other. */
const cutPaper: Drawing = ({ scheme }) => {
  const { shade, strength } = shades[scheme];
  const corner = sheets.map(([far, scallops]) => svg`<path d="${scalloped(far, scallops)}"/>`).join('');
  return sheet(
    `${svg`<g fill="${shade}" fill-opacity="${strength}">`}${corner}<g transform="rotate(180 800 500)">${corner}</g></g>`,
  );
};

const drawings: Partial<Readonly<Record<ArtHand, Drawing>>> = {
  collages: cutPaper,
  posters: cutStrips,
  tubes: bentTubes,
};

/** The quiet scenery of a brand that has its pictures tinted, 1600 x 1000: what its hand has for it, else its sign in outlines. */
export const drawHandBackground: Drawing = (request) =>
  (drawings[request.hand] ?? drawSignBackground)(request);
