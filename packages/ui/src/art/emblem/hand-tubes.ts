import { a, b, c, palest } from '../spot-inks.ts';
import { disc, polar, polygon, repeat, shape, stroke, svg } from '../svg.ts';
import { bridge } from './bridge-tubes.ts';
import { ownFigures } from './figures/own-tubes.ts';
import { figures } from './figures/tubes.ts';
import { grounds } from './grounds-tubes.ts';
import { lit } from './offers-tubes.ts';
import type { Hand, Inks, Seal, Setting } from './stage.ts';
import { streetOf } from './streets-tubes.ts';
import { circle, thin, tube } from './tube-lines.ts';

/** Signs of bent tubes at night: a bright line in its own glow. */

const inks: readonly [Inks, ...Inks[]] = [
  { ground: a[1], back: b[2], figure: a[3], plate: a[0] },
  { ground: c[1], back: a[2], figure: c[3], plate: c[0] },
  { ground: b[0], back: a[2], figure: b[2], plate: b[0] },
  { ground: a[0], back: c[2], figure: b[2], plate: a[0] },
  { ground: b[0], back: b[2], figure: c[2], plate: c[1] },
  { ground: a[0], back: b[2], figure: a[2], plate: a[1] },
  { ground: c[0], back: b[2], figure: c[2], plate: c[0] },
  { ground: c[0], back: a[2], figure: b[2], plate: c[0] },
  { ground: a[1], back: c[2], figure: b[2], plate: a[0] },
];

const ringed: Setting = (stage, figure) => {
  const {
    x,
    y,
    r,
    inks: { back },
  } = stage;
  return (
    tube([1.08, 1.3, 1.52, 1.74].map((share) => circle(x, y, r * share)).join(''), back, thin(stage)) +
    figure(0, 0, r * 1.66)
  );
};

/** Over water that the light lies on. */
const horizon: Setting = (stage, figure) => {
  const {
    x,
    y,
    r,
    width,
    height,
    inks: { back },
  } = stage;
  const line = y + r * 0.66;
  const gleams = repeat(5, (at) => {
    const [half, dy] = [r * (1.02 - at * 0.17), (height - line) * (at + 1) * 0.17];
    return svg`M${x - half} ${line + dy}H${x + half}`;
  });
  return tube(svg`M0 ${line}H${width}${gleams}`, back, thin(stage) * 1.3) + figure(0, -r * 0.2, r * 1.8);
};

const sunset: Setting = (stage, figure) => {
  const {
    x,
    y,
    r,
    inks: { back },
  } = stage;
  const bars = repeat(9, (at) => {
    const dy = r * (-1.12 + at * 0.28);
    const half = Math.sqrt(Math.max(0, (r * 1.3) ** 2 - dy ** 2));
    return svg`M${x - half} ${y + dy}H${x + half}`;
  });
  return tube(bars, back, thin(stage) * 1.6) + figure(0, 0, r * 1.62);
};

const inTriangle: Setting = (stage, figure) => {
  const {
    x,
    y,
    r,
    inks: { back },
  } = stage;
  return (
    tube(
      polygon(x, y + r * 0.16, r * 1.5, 3) + polygon(x, y + r * 0.16, r * 1.74, 3),
      back,
      thin(stage) * 1.5,
    ) + figure(0, r * 0.2, r * 1.4)
  );
};

const framed: Setting = (stage, figure) => {
  const {
    x,
    y,
    r,
    inks: { back, figure: own },
  } = stage;
  const frame = (by: number): string =>
    svg`M${x - by + r * 0.2} ${y - by}h${by * 2 - r * 0.4}q${r * 0.2} 0 ${r * 0.2} ${r * 0.2}v${by * 2 - r * 0.4}q0 ${r * 0.2} ${-r * 0.2} ${r * 0.2}h${r * 0.4 - by * 2}q${-r * 0.2} 0 ${-r * 0.2} ${-r * 0.2}v${r * 0.4 - by * 2}q0 ${-r * 0.2} ${r * 0.2} ${-r * 0.2}z`;
  return (
    tube(frame(r * 1.1), back, thin(stage) * 1.5) +
    tube(frame(r * 0.96), own, thin(stage)) +
    figure(0, 0, r * 1.46)
  );
};

const near: Setting = (stage, figure) => {
  const {
    x,
    r,
    width,
    height,
    inks: { back },
  } = stage;
  const slants = repeat(
    7,
    (at) => svg`M${x - width + at * r * 0.5} ${height}L${x - width + at * r * 0.5 + height} 0`,
  );
  return tube(slants, back, thin(stage)) + figure(0, r * 0.06, r * 2.2, { turn: -10 });
};

const paired: Setting = (stage, figure) => {
  const { x, y, r, inks: own } = stage;
  return (
    tube(svg`M${x - r * 1.3} ${y + r * 1.3}L${x + r * 1.3} ${y - r * 1.3}`, own.back, thin(stage) * 1.5) +
    figure(-r * 0.48, -r * 0.46, r * 1.1) +
    figure(r * 0.48, r * 0.5, r * 1.1, { inks: { ...own, figure: own.back } })
  );
};

const nested: Setting = (stage, figure) => {
  const {
    x,
    y,
    r,
    inks: { back },
  } = stage;
  return (
    tube([1.3, 1.56, 1.82].map((share) => polygon(x, y, r * share, 4)).join(''), back, thin(stage)) +
    figure(0, 0, r * 1.44)
  );
};

const fourfold: Setting = (stage, figure) => {
  const { x, y, r, inks: own } = stage;
  return (
    tube(
      svg`M${x} ${y - r * 1.24}V${y + r * 1.24}M${x - r * 1.24} ${y}H${x + r * 1.24}`,
      own.back,
      thin(stage) * 1.4,
    ) +
    repeat(4, (at) =>
      figure(
        ((at % 2) - 0.5) * r * 1.2,
        (Math.floor(at / 2) - 0.5) * r * 1.2,
        r * 0.92,
        at === 1 || at === 2 ? { inks: { ...own, figure: own.back } } : {},
      ),
    )
  );
};

const flashing: Setting = (stage, figure) => {
  const {
    x,
    y,
    r,
    inks: { back },
  } = stage;
  const flash = (side: number): string =>
    svg`M${x + side * r * 0.9} ${y - r * 1.4}l${side * r * 0.3} ${r * 0.8}h${-side * r * 0.3}l${side * r * 0.34} ${r * 0.9}h${-side * r * 0.3}l${side * r * 0.2} ${r * 0.9}`;
  return tube(flash(1) + flash(-1), back, thin(stage) * 1.8) + figure(0, 0, r * 1.6);
};

const arched: Setting = (stage, figure) => {
  const {
    x,
    y,
    r,
    height,
    inks: { back },
  } = stage;
  const arch = (by: number): string => svg`M${x - by} ${height}V${y}a${by} ${by} 0 0 1 ${by * 2} 0V${height}`;
  return tube(arch(r * 1.06) + arch(r * 1.22), back, thin(stage) * 1.4) + figure(0, r * 0.06, r * 1.6);
};

const sixfold: Setting = (stage, figure) => {
  const {
    x,
    y,
    r,
    inks: { back, figure: own },
  } = stage;
  return (
    tube(polygon(x, y, r * 1.2, 6), back, thin(stage) * 1.8) +
    tube(polygon(x, y, r * 1.42, 6), own, thin(stage)) +
    figure(0, 0, r * 1.54)
  );
};

const rayed: Setting = (stage, figure) => {
  const {
    x,
    y,
    r,
    inks: { back },
  } = stage;
  const rays = repeat(24, (at) => {
    const [ax, ay] = polar(x, y, r * 1.14, at / 24);
    const [bx, by] = polar(x, y, r * (at % 2 ? 1.44 : 1.74), at / 24);
    return svg`M${ax} ${ay}L${bx} ${by}`;
  });
  return tube(rays, back, thin(stage) * 1.4) + figure(0, 0, r * 1.7);
};

/** A ring of light, and a ray for each rank beside the four that all have. */
const seal: Seal = (x, y, r, rank, rim, ground) => {
  const rays = 4 + rank * 2;
  const spokes = repeat(rays, (at) => {
    const [ax, ay] = polar(x, y, r * 0.84, at / rays);
    const [bx, by] = polar(x, y, r * (at % 2 ? 0.92 : 1), at / rays);
    return svg`M${ax} ${ay}L${bx} ${by}`;
  });
  return disc(x, y, r * 0.8, ground) + tube(circle(x, y, r * 0.74), rim, 2.2) + stroke(spokes, rim, 2.4);
};

const street = streetOf(0);

export const tubes: Hand = {
  name: 'tubes',
  figures: { ...figures, ...ownFigures },
  turn: 1,
  offer: lit,
  offers: {
    treasure: ['gem', 'key', 'chest'],
    mysterious: ['orb', 'question', 'star'],
    agent: ['megaphone', 'people', 'crown'],
  },
  ranks: [
    'flame',
    'medal',
    'comet',
    'rocket',
    'podium',
    'horse',
    'snake',
    'dragon',
    'laurel',
    'gem',
    'crown',
  ],
  seal,
  rankFigure: { dy: 0, size: 60, isBare: false },
  inks,
  grounds,
  settings: [
    ringed,
    horizon,
    sunset,
    inTriangle,
    framed,
    nested,
    flashing,
    arched,
    sixfold,
    rayed,
    near,
    paired,
    fourfold,
  ],
  countWhole: 10,
  scenes: [horizon, ringed, sunset, nested, sixfold, rayed],
  print: (draw, { figure, plate, ground }) =>
    draw(
      `fill="${ground}" stroke="${figure}" stroke-width="46" stroke-linejoin="round" stroke-opacity=".14"`,
    ) +
    draw(
      `fill="${plate}" stroke="${figure}" stroke-width="22" stroke-linejoin="round" stroke-opacity=".34"`,
    ) +
    draw(`fill="${plate}" stroke="${figure}" stroke-width="13" stroke-linejoin="round"`) +
    // The gas itself, in the middle of the tube.
    draw(`fill="none" stroke="${palest(figure)}" stroke-width="4" stroke-linejoin="round"`),
  greats: [
    { setting: street, alone: street, share: 0.34, lift: 0.155, around: () => '' },
    { setting: bridge, alone: bridge, share: 0.38, lift: 0.07, around: () => '' },
  ],
  token: (ground, edge) => shape(polygon(32, 32, 31, 6), edge) + shape(polygon(32, 32, 28, 6), ground),
  tokenFigure: 34,
  // At that size no line is broad enough to be read by itself.
  tokenInks: (inks) => ({ ...inks, plate: inks.figure }),
  behindSign: { dark: b[2], light: b[2] },
  contour: b[2],
  night: { ground: a[0], back: b[2], figure: a[2], plate: a[1], lamp: b[3] },
  day: { ground: a[3], back: b[2], figure: a[1], plate: a[2], lamp: b[1] },
};
