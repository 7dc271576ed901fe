import type { ActivityDrawings } from '../activity-art.ts';
import { isWide } from '../activity-frame.ts';
import { disc, fade, place, polar, repeat, shape, starPath, stroke, svg, wedge } from '../svg.ts';
import { activity, coin, ledge } from './activity-sheet.ts';
import { cloud, fill } from './ground.ts';
import { beads, glory, hairFrame, lobed, milled, rosette } from './ornament.ts';
import { around, cut, gilt, pen, type Scene, shade, solid } from './sheet.ts';
import { topHat } from './subjects-salon.ts';

/** The wheel on its stand. */
const wheel: Scene = (s) => {
  const { inks } = s;
  return (
    solid(s, 'M-12 0H12L46 112H-46z') +
    shade(s, 'M2 0H12L46 112H6z') +
    disc(0, -10, 101, inks.ground) +
    disc(0, -10, 98, inks.body) +
    repeat(10, (index) =>
      shape(wedge(0, -10, 84, index / 10, (index + 1) / 10), index % 2 === 0 ? inks.accent : inks.cut),
    ) +
    repeat(10, (index) => {
      const [x, y] = polar(0, -10, 62, (index + 0.5) / 10);
      return index % 2 === 0 ? shape(starPath(x, y, 12, 5, 5), inks.cut) : disc(x, y, 8, inks.accent);
    }) +
    place(around(s, 'w', stroke('M0-84V-20', inks.body, 2), 10), 0, -10) +
    beads(0, -10, 91, inks.cut, 5, 14.3) +
    disc(0, -10, 25, inks.body) +
    place(stroke(lobed(13, 6, 8), inks.cut, 1.6), 0, -10) +
    disc(0, -10, 8, inks.accent) +
    shape(
      'M-17-116H17L0-82z',
      inks.accent,
      ` stroke="${inks.cut}" stroke-width="2.500" stroke-linejoin="round"`,
    )
  );
};

/** A casket full of pearls, two little ones beside it. */
const casket: Scene = (s) => {
  const { inks } = s;
  const small = (x: number, size: number): string =>
    place(
      solid(s, 'M-50-34C-50-70 50-70 50-34V0H-50z') +
        gilt(s, 'M-50-34H50V-26H-50zM-36-54h10V0h-10zM26-54h10V0h-10z') +
        shade(s, 'M10-60C40-58 50-50 50-34V0H10z') +
        disc(0, -26, 9, inks.cut) +
        disc(0, -26, 4, inks.accent),
      x,
      88,
      0,
      size,
    );
  const pearls = repeat(9, (index) =>
    disc(
      -64 + index * 16,
      -10 - (index % 2) * 7,
      9.5,
      inks.body,
      ` stroke="${inks.cut}" stroke-width="2.500"`,
    ),
  );
  return (
    ledge(s, 88, s.width / 2 - 20) +
    small(-118, 0.62) +
    small(118, 0.62) +
    solid(s, 'M-88-14L-74-100Q0-122 74-100L88-14z') +
    stroke('M-78-18L-66-90Q0-108 66-90L78-18', inks.cut, 2.2) +
    shade(s, 'M20-110Q50-108 74-100L88-14H20z') +
    place(stroke(lobed(20, 7, 8), inks.accent, 3), 0, -66) +
    coin(s, -36, -26, 22) +
    coin(s, 8, -34, 25) +
    coin(s, 46, -24, 19) +
    pearls +
    solid(s, 'M-90-4H90V76Q90 88 78 88H-78Q-90 88-90 76z') +
    gilt(s, 'M-90-4H90V6H-90zM-70 6h12v82h-12zM58 6h12v82H58z') +
    shade(s, 'M20 6H90V76Q90 88 78 88H20z') +
    disc(0, 38, 19, inks.accent) +
    cut(s, 'M0 34V48', 6) +
    disc(0, 32, 6, inks.cut) +
    stroke('M52-4q28 20 22 46', inks.cut, 8, ' stroke-dasharray="0 10"')
  );
};

/** It rains coins into a hat. */
const shower: Scene = (s) => {
  const { inks } = s;
  const drops = [
    [-74, -2, 14],
    [-28, 6, 16],
    [24, -8, 15],
    [68, 8, 14],
    [2, 28, 12],
    [-104, 40, 12],
    [106, 44, 12],
  ] as const;
  return (
    stroke(
      repeat(11, (index) => svg`M${-100 + index * 20} -30v${84 - Math.abs(index - 5) * 8}`),
      inks.field,
      1.8,
      ' stroke-dasharray="12 9"',
    ) +
    place(cloud(s, inks.body, inks.cut), -52, -58, 0, 1.3) +
    place(cloud(s, inks.body, inks.cut), 56, -64, 0, 1.36) +
    place(cloud(s, inks.body, inks.cut), 0, -52, 0, 1.5) +
    place(topHat(s), 0, 76, 180, 0.46) +
    drops.map(([x, y, r]) => coin(s, x, y, r)).join('') +
    (isWide(s)
      ? place(cloud(s, inks.ground, inks.field), -190, 6, 0, 0.7) +
        place(cloud(s, inks.ground, inks.field), 192, 24, 0, 0.8)
      : '')
  );
};

/** Points in one pan, money in the other. */
const balance: Scene = (s) => {
  const { inks } = s;
  const pan = (x: number, y: number): string =>
    pen(s, svg`M${x} -62L${x - 40} ${y}M${x} -62L${x + 40} ${y}`, 2) +
    solid(s, svg`M${x - 48} ${y}H${x + 48}Q${x + 40} ${y + 30} ${x} ${y + 30}T${x - 48} ${y}z`) +
    shade(s, svg`M${x + 6} ${y}H${x + 48}Q${x + 40} ${y + 30} ${x + 6} ${y + 30}z`);
  const star = (x: number, y: number, r: number): string =>
    shape(
      starPath(x, y, r, r * 0.45, 5),
      inks.body,
      ` stroke="${inks.cut}" stroke-width="2" stroke-linejoin="round"`,
    );
  return place(
    star(-116, 12, 20) +
      star(-72, 12, 20) +
      star(-94, -16, 22) +
      coin(s, 94, -2, 34) +
      pan(-94, 26) +
      pan(94, 26) +
      solid(s, 'M-7-80H7V84H-7zM-52 100Q-48 84 0 82Q48 84 52 100z') +
      shade(s, 'M1-80H7V84H1zM4 82Q48 84 52 100H4z') +
      pen(s, 'M-96-62Q-48-84 0-70Q48-84 96-62', 7) +
      disc(0, -88, 13, inks.accent, ` stroke="${inks.cut}" stroke-width="2"`) +
      disc(-95, -62, 6, inks.accent) +
      disc(95, -62, 6, inks.accent) +
      stroke('M-30 20Q0-4 28 16M30 46Q0 70-28 50', inks.accent, 5) +
      shape('M40 26L18 24L33 8zM-40 40L-18 42L-33 58z', inks.accent),
    0,
    0,
    0,
    0.92,
  );
};

/** A rosette of honour. */
const honour: Scene = (s) => {
  const { inks } = s;
  return (
    shape(
      'M-40 30L-62 112L-34 98L-14 114L4 40zM40 30L62 112L34 98L14 114L-4 40z',
      inks.accent,
      ` stroke="${inks.cut}" stroke-width="2"`,
    ) +
    shape(starPath(0, -18, 86, 76, 22), inks.body) +
    place(around(s, 'p', stroke('M0-80V-54', inks.cut, 2), 44), 0, -18) +
    disc(0, -18, 56, inks.accent) +
    milled(0, -18, 50, 8, inks.cut) +
    disc(0, -18, 44, inks.body) +
    place(rosette(s, 'h', { r: 24, depth: 12, lobes: 8, lines: 4, colour: inks.cut, width: 1.2 }), 0, -18) +
    shape(starPath(0, -18, 24, 10, 5), inks.accent)
  );
};

export const luck = {
  'lottery-wheel': activity('espresso', wheel, (s) => fill(s, 'n')),
  treasure: activity('aubergine', casket, (s) =>
    glory(s.width / 2, 110, 620, s.inks.field, 30).replace('<circle', `<circle${fade(0.35)}`),
  ),
  mysterious: activity('navy', shower, (s) => fill(s, 'h')),
  exchange: activity('oxbloodOnCream', balance, hairFrame),
  other: activity('bottleOnIvory', honour, (s) => fill(s, 'w')),
} satisfies Partial<ActivityDrawings>;
