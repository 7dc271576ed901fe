import { a, b } from '../spot-inks.ts';
import { box, disc, place, polygon, repeat, ring, shape, stroke, svg, wedge } from '../svg.ts';
import { ownFigures } from './figures/own-posters.ts';
import { figures } from './figures/posters.ts';
import { grounds } from './grounds-posters.ts';
import { onCut } from './offers-posters.ts';
import type { Great, Hand, Inks, Seal, Setting, Stage } from './stage.ts';

/** Flat shapes in four inks, as a lithographer's poster: the figure is printed twice, and the second plate lies beside the first. */

const inks: readonly [Inks, ...Inks[]] = [
  { ground: a[0], back: a[1], figure: b[2], plate: b[1] },
  { ground: b[2], back: b[3], figure: a[0], plate: a[2] },
  { ground: a[1], back: a[0], figure: b[3], plate: a[2] },
  { ground: a[3], back: a[2], figure: a[0], plate: b[2] },
  { ground: b[0], back: b[1], figure: b[3], plate: b[2] },
  { ground: b[3], back: b[2], figure: a[1], plate: a[2] },
  { ground: a[2], back: a[3], figure: a[0], plate: a[1] },
];

const swapped = ({ ground, back, figure, plate }: Inks): Inks => ({
  ground: back,
  back: ground,
  figure,
  plate,
});
const reach = ({ width, height }: Stage): number => width + height;

const onDisc: Setting = ({ x, y, r, inks: { back } }, figure) =>
  disc(x, y, r * 1.12, back) + figure(0, 0, r * 1.84);

const slanted: Setting = ({ width, height, r, inks: { back } }, figure) =>
  shape(svg`M0 ${height}L${width} 0V${height}z`, back) + figure(0, 0, r * 1.96);

const arched: Setting = ({ x, y, r, height, inks: { back, plate } }, figure) => {
  const arch = (by: number): string =>
    svg`M${x - r - by} ${height}V${y}a${r + by} ${r + by} 0 0 1 ${(r + by) * 2} 0V${height}z`;
  return shape(arch(r * 0.12), plate) + shape(arch(0), back) + figure(0, r * 0.1, r * 1.7);
};

const rayed: Setting = (stage, figure) => {
  const {
    x,
    y,
    r,
    inks: { back, ground },
  } = stage;
  return (
    repeat(12, (at) => shape(wedge(x, y, reach(stage), at / 12, at / 12 + 0.042), back)) +
    disc(x, y, r * 1.02, ground) +
    figure(0, 0, r * 1.7)
  );
};

const banded: Setting = ({ x, r, width, height, inks: { back } }, figure) =>
  repeat(Math.ceil(width / r) + 1, (at) => box(x + (at - 1.72) * r, 0, r * 0.44, height, 0, back)) +
  figure(0, 0, r * 2);

const near: Setting = ({ width, height, r, inks: { back } }, figure) =>
  disc(width, height, r * 2.1, back) + figure(0, r * 0.06, r * 2.35, { turn: -12 });

const paired: Setting = ({ x, y, r, height, width, inks: own }, figure) =>
  shape(svg`M${x} 0H${width}V${height}H${x}z`, own.back) +
  figure(-r * 0.48, -r * 0.48, r * 1.02) +
  figure(r * 0.48, r * 0.46, r * 1.02) +
  disc(x + r * 0.62, y - r * 0.72, r * 0.2, own.plate) +
  disc(x - r * 0.62, y + r * 0.7, r * 0.2, own.plate);

const cornered: Setting = ({ x, y, r, inks: { back, plate } }, figure) => {
  const quarter = (sx: number, sy: number, fill: string): string =>
    shape(
      svg`M${x + sx * r * 1.25} ${y + sy * r * 1.25}h${-sx * r * 1.25}a${r * 1.25} ${r * 1.25} 0 0 ${sx * sy > 0 ? 0 : 1} ${sx * r * 1.25} ${-sy * r * 1.25}z`,
      fill,
    );
  return (
    quarter(1, 1, back) +
    quarter(-1, -1, back) +
    quarter(1, -1, plate) +
    quarter(-1, 1, plate) +
    figure(0, 0, r * 1.8)
  );
};

const fourfold: Setting = ({ x, y, r, inks: own }, figure) =>
  repeat(4, (at) => {
    const [dx, dy] = [(at % 2) - 0.5, Math.floor(at / 2) - 0.5];
    const isBack = at === 1 || at === 2;
    return (
      (isBack
        ? box(x + (dx - 0.5) * r * 1.24, y + (dy - 0.5) * r * 1.24, r * 1.24, r * 1.24, 0, own.back)
        : '') + figure(dx * r * 1.24, dy * r * 1.24, r * 0.86, isBack ? { inks: swapped(own) } : {})
    );
  });

/** The seam goes behind the figure: cut in two tones it would not be made out. */
const halved: Setting = ({ x, r, width, height, inks: { back, plate } }, figure) =>
  box(x, 0, width - x, height, 0, back) +
  box(x - r * 0.09, 0, r * 0.18, height, 0, plate) +
  figure(0, 0, r * 1.9);

const ringed: Setting = ({ x, y, r, inks: { back, plate } }, figure) =>
  [1.9, 1.5, 1.1].map((share, at) => ring(x, y, r * share, at === 1 ? plate : back, r * 0.16)).join('') +
  figure(0, 0, r * 1.62);

const lozenged: Setting = ({ x, y, r, inks: { back, plate } }, figure) =>
  shape(polygon(x, y, r * 1.46, 4), plate) + shape(polygon(x, y, r * 1.3, 4), back) + figure(0, 0, r * 1.5);

const framed: Setting = ({ x, y, r, inks: { back, plate } }, figure) =>
  place(
    box(-r * 0.96, -r * 1.06, r * 1.92, r * 2.12, 0, plate) +
      box(-r * 0.84, -r * 0.94, r * 1.68, r * 1.88, 0, back),
    x,
    y,
    -7,
  ) + figure(0, 0, r * 1.44, { turn: -7 });

/** On a slab cut aslant, which a second print of it does not quite meet. */
const onSlab: Setting = ({ x, y, r, inks: { back, plate } }, figure) => {
  const slab = (dx: number, dy: number): string =>
    svg`M${x - r * 0.98 + dx} ${y - r * 1.22 + dy}H${x + r * 1.36 + dx}L${x + r * 0.98 + dx} ${y + r * 1.22 + dy}H${x - r * 1.36 + dx}z`;
  return (
    shape(slab(r * 0.1, r * 0.12), plate) + shape(slab(-r * 0.04, -r * 0.06), back) + figure(0, 0, r * 2)
  );
};

/** As on the foot of a bill. */
const inRow: Great['around'] = ({ reachX, reachY, r }, luck) => {
  const count = reachX > reachY * 1.2 ? 5 : 3;
  return repeat(count, (at) =>
    luck(at, (at / (count - 1) - 0.5) * 2 * (reachX - r * 0.5), reachY - r * 0.34, r * 0.62),
  );
};

/** Large, at both sides of its foot where there is room, else above and below. */
const atSides: Great['around'] = ({ reachX, reachY, r }, luck) =>
  [-1, 1]
    .map((side, at) =>
      reachX > reachY
        ? luck(at, side * Math.min(reachX - r * 0.46, r * 1.3), r * 0.72, r * 0.9)
        : luck(at, side * r * 0.7, side * (reachY - r * 0.46), r * 0.9),
    )
    .join('');

/** A shield: corners above, a point below, and a bar under its figure for every second rank; the higher half has a second edge. */
const seal: Seal = (x, y, r, rank, rim, ground) => {
  const shield = (by: number): string =>
    svg`M${x - by * 0.9} ${y - by * 0.92}h${by * 1.8}v${by * 0.96}q0 ${by * 0.62} ${-by * 0.9} ${by * 0.94}q${-by * 0.9} ${-by * 0.32} ${-by * 0.9} ${-by * 0.94}z`;
  return (
    shape(shield(r), rim) +
    shape(shield(r * 0.88), ground) +
    (rank > 5 ? stroke(shield(r * 0.8), rim, 2) : '') +
    repeat(rank, (at) => disc(x + (at - (rank - 1) / 2) * 7.4, y - r * 0.68, 2.7, rim))
  );
};

export const posters: Hand = {
  name: 'posters',
  figures: { ...figures, ...ownFigures },
  turn: 0,
  offer: onCut,
  offers: {},
  ranks: [
    'horseshoe',
    'shield',
    'medal',
    'knight',
    'trophy',
    'anchor',
    'eagle',
    'lion',
    'laurel',
    'gem',
    'crown',
  ],
  seal,
  rankFigure: { dy: 0, size: 66, isBare: false },
  inks,
  grounds,
  settings: [
    onDisc,
    slanted,
    arched,
    rayed,
    banded,
    cornered,
    halved,
    ringed,
    lozenged,
    framed,
    near,
    paired,
    fourfold,
  ],
  countWhole: 10,
  scenes: [rayed, slanted, onDisc, arched, lozenged, ringed],
  print: (draw, { figure, plate }) => place(draw(`fill="${plate}"`), 18, 20) + draw(`fill="${figure}"`),
  greats: [
    { setting: onSlab, alone: arched, share: 0.27, lift: 0.1, around: inRow },
    { setting: lozenged, alone: rayed, share: 0.31, lift: 0.02, around: atSides },
  ],
  token: (ground, edge) => box(3, 3, 58, 58, 0, edge) + box(6, 6, 52, 52, 0, ground),
  tokenFigure: 40,
  behindSign: { dark: a[3], light: b[2] },
  night: { ground: a[0], back: a[1], figure: b[2], plate: b[1] },
  day: { ground: b[3], back: b[2], figure: a[1], plate: a[2] },
};
