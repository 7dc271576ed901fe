import { a, b, c } from '../spot-inks.ts';
import {
  box,
  disc,
  fade,
  leafPath,
  oval,
  place,
  polar,
  repeat,
  scallopPath,
  shape,
  svg,
  swellPath,
} from '../svg.ts';
import { figures } from './figures/collages.ts';
import { lava, ownFigures, wheelSlices } from './figures/own-collages.ts';
import { grounds } from './grounds-collages.ts';
import { accompanied } from './offers-collages.ts';
import type { Great, Hand, Inks, Seal, Setting, Stage } from './stage.ts';

/** Cut and laid paper: each sheet throws a shade on the next, and figures keep a pale edge of the sheet that they were cut from. */

/** In an order in which games some numbers apart, whose pictures may be alike, differ in what is light and what is dark. */
const inks: readonly [Inks, ...Inks[]] = [
  { ground: a[1], back: a[0], figure: b[2], plate: c[2], edge: a[0] },
  { ground: c[1], back: c[0], figure: b[2], plate: c[2], edge: c[0] },
  { ground: a[0], back: a[1], figure: c[2], plate: b[2], edge: a[0] },
  { ground: a[1], back: c[2], figure: b[2], plate: a[0], edge: a[0] },
  { ground: b[2], back: a[2], figure: c[1], plate: b[3] },
  { ground: c[2], back: c[1], figure: a[0], plate: b[3] },
  { ground: c[2], back: b[2], figure: a[1], plate: a[3] },
  { ground: b[2], back: c[2], figure: a[1], plate: a[3] },
  { ground: a[2], back: b[2], figure: c[1], plate: b[3] },
  { ground: a[2], back: a[1], figure: a[0], plate: b[3] },
];

const shade = fade(0.28);
/** A sheet of paper on what lies below. */
const sheet = (d: string, fill: string): string => place(shape(d, a[0], shade), 0, -5) + shape(d, fill);
const round = (x: number, y: number, r: number, fill: string): string =>
  disc(x + 3, y + 6, r, a[0], shade) + disc(x, y, r, fill);
const bottomOf = ({ y, r }: Stage): number => y + r * 0.72;

const hill = (stage: Stage, share: number, shift: number, fill: string): string =>
  sheet(
    swellPath(
      bottomOf(stage) + stage.r * share,
      stage.r * 0.55,
      stage.width * 0.9,
      shift,
      stage.height,
      stage.width,
    ),
    fill,
  );

const beforeSun: Setting = (stage, figure) => {
  const {
    x,
    y,
    r,
    inks: { back, plate },
  } = stage;
  return round(x, y, r * 1.06, plate) + hill(stage, 0.02, 40, back) + figure(0, 0, r * 1.8);
};

const onHills: Setting = (stage, figure) => {
  const {
    r,
    inks: { back, figure: dark },
  } = stage;
  return hill(stage, -0.5, 150, back) + hill(stage, 0.06, 20, dark) + figure(0, -r * 0.12, r * 1.8);
};

const byPeaks: Setting = (stage, figure) => {
  const {
    x,
    r,
    width,
    height,
    inks: { back, plate },
  } = stage;
  const foot = bottomOf(stage) + r * 0.3;
  // Its sides go on behind the ground: edge to edge with it, a hair of what is behind both would show.
  const peak = (from: number, tall: number, broad: number, fill: string): string =>
    sheet(
      svg`M${from} ${foot}L${from + broad / 2} ${foot - tall}L${from + broad} ${foot}v${r * 0.1}h${-broad}z`,
      fill,
    );
  return (
    peak(x - r * 2.1, r * 1.7, r * 2.2, back) +
    peak(x + r * 0.1, r * 2, r * 2.3, back) +
    peak(x - r * 0.9, r * 1.2, r * 1.7, plate) +
    box(0, foot, width, height - foot, 0, back) +
    figure(0, r * 0.06, r * 1.78)
  );
};

const overSea: Setting = (stage, figure) => {
  const {
    r,
    width,
    height,
    inks: { back, plate },
  } = stage;
  return (
    figure(0, -r * 0.16, r * 1.84) +
    [0.06, 0.34, 0.62]
      .map((share, at) =>
        sheet(
          scallopPath(bottomOf(stage) + r * share, r * 0.27, at * r * 0.27, height, width),
          at === 1 ? plate : back,
        ),
      )
      .join('')
  );
};

const inClouds: Setting = ({ x, y, r, inks: { plate, back } }, figure) => {
  const cloud = (cx: number, cy: number, s: number, fill: string): string =>
    sheet(
      svg`M${cx - s} ${cy}a${s * 0.42} ${s * 0.42} 0 0 1 ${s * 0.5} ${-s * 0.4}a${s * 0.5} ${s * 0.5} 0 0 1 ${s * 0.9} ${-s * 0.06}a${s * 0.36} ${s * 0.36} 0 0 1 ${s * 0.6} ${s * 0.46}z`,
      fill,
    );
  return (
    cloud(x - r * 0.7, y - r * 0.5, r * 0.8, back) +
    cloud(x + r * 0.8, y - r * 0.86, r * 0.6, plate) +
    figure(0, 0, r * 1.84) +
    cloud(x + r * 0.6, y + r * 1, r * 0.9, back) +
    cloud(x - r * 0.8, y + r * 0.92, r * 0.7, plate)
  );
};

const near: Setting = ({ width, height, r, inks: { back } }, figure) =>
  sheet(
    svg`M0 ${height}V${height - r * 2.4}Q${width * 0.6} ${height - r * 2.2} ${width} ${height - r * 0.6}V${height}z`,
    back,
  ) + figure(0, r * 0.06, r * 2.25, { turn: 10 });

const paired: Setting = ({ x, y, r, inks: { back } }, figure) =>
  sheet(svg`M${x - r * 2} ${y + r * 2}L${x + r * 2} ${y - r * 2}V${y + r * 3}H${x - r * 2}z`, back) +
  figure(-r * 0.46, -r * 0.46, r * 1.12, { turn: -8 }) +
  figure(r * 0.48, r * 0.48, r * 1.12, { turn: 8 });

const inLeaves: Setting = ({ x, y, r, inks: { back, plate } }, figure) => {
  const leaf = (at: number, length: number, fill: string): string => {
    const [fx, fy] = polar(x, y, r * 1.8, at);
    return sheet(leafPath(fx, fy, length, r * 0.34, at + 0.5), fill);
  };
  return (
    [0.1, 0.2, 0.3, 0.4, 0.6, 0.7, 0.8, 0.9]
      .map((at, which) => leaf(at, r * 1.24, which % 2 ? plate : back))
      .join('') + figure(0, 0, r * 1.8)
  );
};

const patched: Setting = ({ x, y, r, inks: own }, figure) =>
  repeat(4, (at) => {
    const [dx, dy] = [(at % 2) - 0.5, Math.floor(at / 2) - 0.5];
    const side = r * 1.2;
    const fill = at === 1 || at === 2 ? own.back : own.plate;
    return (
      sheet(
        svg`M${x + (dx - 0.5) * side} ${y + (dy - 0.5) * side}h${side * 0.97}v${side * 0.97}h${-side * 0.97}z`,
        fill,
      ) + figure(dx * side, dy * side, r * 0.94)
    );
  });

const torn: Setting = ({ x, r, height, inks: { back, plate } }, figure) => {
  const strip = (from: number, broad: number, fill: string): string =>
    sheet(
      `${svg`M${from} 0`}${repeat(8, (at) => svg`l${(at % 2 ? -1 : 1) * r * 0.14} ${height / 8}`)}h${Math.round(broad)}${repeat(8, (at) => svg`l${(at % 2 ? 1 : -1) * r * 0.14} ${-height / 8}`)}z`,
      fill,
    );
  return strip(x - r * 1.02, r * 2, back) + strip(x - r * 0.72, r * 1.4, plate) + figure(0, 0, r * 1.8);
};

const inBow: Setting = (stage, figure) => {
  const {
    x,
    r,
    inks: { back, plate, figure: dark },
  } = stage;
  const foot = bottomOf(stage) + r * 0.5;
  const bow = (share: number, fill: string): string =>
    sheet(svg`M${x - r * share} ${foot}a${r * share} ${r * share} 0 0 1 ${r * share * 2} 0z`, fill);
  return bow(1.9, back) + bow(1.62, dark) + bow(1.36, plate) + bow(1.1, back) + figure(0, r * 0.06, r * 1.6);
};

/** One sheet: no petal throws its shade on another. */
const petalled: Setting = ({ x, y, r, inks: { back, plate } }, figure) => {
  const petals = (draw: () => string): string => repeat(10, (at) => place(draw(), x, y, at * 36));
  return (
    petals(() => oval(3, -r * 0.84, r * 0.36, r * 0.62, a[0], shade)) +
    petals(() => oval(0, -r * 0.86, r * 0.34, r * 0.6, back)) +
    round(x, y, r * 0.9, plate) +
    figure(0, 0, r * 1.46)
  );
};

const windowed: Setting = ({ x, y, r, inks: { back, plate } }, figure) =>
  sheet(svg`M${x - r * 1.02} ${y - r * 1.08}h${r * 2.04}v${r * 2.16}h${-r * 2.04}z`, plate) +
  box(x - r * 0.86, y - r * 0.92, r * 1.72, r * 1.84, 0, back) +
  figure(0, 0, r * 1.52, { turn: 6 });

/** A garland over the subject's head. */
const inArc: Great['around'] = ({ reachX, reachY, r }, luck) =>
  repeat(5, (at) => {
    const angle = Math.PI * (at / 4);
    const [dx, dy] = [-Math.cos(angle) * (reachX - r * 0.4), -Math.sin(angle) * (reachY * 1.06 - r * 0.3)];
    return luck(at, dx, dy + reachY * 0.1, r * (at % 2 ? 0.5 : 0.62), (at - 2) * 8);
  });

/** A still life before it. */
const inFront: Great['around'] = ({ reachX, reachY, r }, luck) => {
  const broad = Math.min(reachX - r * 0.4, r);
  return (
    luck(0, -broad, reachY - r * 0.5, r * 0.86, -8) +
    luck(1, broad, reachY - r * 0.52, r * 0.92, 8) +
    luck(2, 0, reachY - r * 0.3, r * 0.66)
  );
};

/** A rosette of paper: petals around a disc, one more of them and one more dot for each rank, and two tails. */
const seal: Seal = (x, y, r, rank, rim, ground) => {
  const petals = 8 + rank;
  const middle = y - r * 0.12;
  const tail = (side: number): string =>
    svg`M${x + side * r * 0.12} ${y + r * 0.4}l${side * r * 0.3} ${r * 0.58}l${side * r * 0.16} ${-r * 0.16}l${side * r * 0.22} ${r * 0.06}l${-side * r * 0.26} ${-r * 0.66}z`;
  return (
    shape(tail(1) + tail(-1), rim) +
    repeat(petals, (at) => {
      // So large that each meets the next, whatever their number.
      const size = 2.2 / petals;
      const [px, py] = polar(x, middle, r * (0.88 - size), at / petals);
      return disc(px, py, r * size, rim);
    }) +
    disc(x, middle, r * 0.7, rim) +
    disc(x, middle, r * 0.66, ground) +
    repeat(rank, (at) => {
      const [px, py] = polar(x, middle, r * 0.58, at / rank);
      return disc(px, py, 2, rim);
    })
  );
};

const scenes = [beforeSun, byPeaks, onHills, inBow, inLeaves, inClouds] as const;

export const collages: Hand = {
  name: 'collages',
  figures: { ...figures, ...ownFigures },
  turn: 2,
  offer: accompanied(scenes),
  offers: { treasure: ['compass', 'gem', 'key'], level: ['trophy', 'star', 'star'] },
  insets: { wheel: wheelSlices, volcano: lava },
  ranks: [
    'clover',
    'nautilus',
    'butterfly',
    'tree',
    'flower',
    'horse',
    'owl',
    'knight',
    'trophy',
    'gem',
    'crown',
  ],
  seal,
  rankFigure: { dy: -7, size: 54, isBare: true },
  inks,
  grounds,
  settings: [
    beforeSun,
    onHills,
    byPeaks,
    overSea,
    inClouds,
    inLeaves,
    torn,
    inBow,
    petalled,
    windowed,
    near,
    paired,
    patched,
  ],
  countWhole: 10,
  scenes,
  print: (draw, { figure, plate, edge = plate }) =>
    place(draw(`fill="${a[0]}" stroke="${a[0]}" stroke-width="34" stroke-linejoin="round"${shade}`), 8, 16) +
    draw(`fill="${edge}" stroke="${edge}" stroke-width="34" stroke-linejoin="round"`) +
    draw(`fill="${figure}"`),
  greats: [
    { setting: petalled, alone: onHills, share: 0.29, lift: -0.08, around: inArc },
    { setting: windowed, alone: beforeSun, share: 0.33, lift: 0.06, around: inFront },
  ],
  token: (ground, edge) => round(31, 29, 29, edge) + disc(31, 29, 25, ground),
  tokenFigure: 40,
  behindSign: { dark: a[1], light: a[2] },
  day: { ground: b[3], back: a[2], figure: a[1], plate: a[3], other: { figure: b[2], plate: a[1] } },
  night: { ground: a[0], back: a[1], figure: b[2], plate: b[3], edge: a[1] },
};
