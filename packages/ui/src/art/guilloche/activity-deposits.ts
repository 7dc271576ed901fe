import type { ActivityDrawings } from '../activity-art.ts';
import { box, disc, fade, place, repeat, ring, shape, stroke, svg, wedge } from '../svg.ts';
import { activity, bow, coin, coinPile, ledge } from './activity-sheet.ts';
import { fill, sparks } from './ground.ts';
import { glory, hairFrame, rosette, starburst } from './ornament.ts';
import { cut, hollow, pen, type Scene, type Sheet, shade, solid } from './sheet.ts';

/** Five columns of a temple, each taller than the last, each with its coin. */
const colonnade: Scene = (s) =>
  repeat(5, (index) => {
    const x = -108 + index * 54;
    const top = 58 - index * 29;
    return (
      solid(s, svg`M${x - 21} 92h42v-9h-4l-4-8v${top - 63}l4-6h6v-9h-46v9h6l4 6v${63 - top}l-4 8h-4z`) +
      cut(
        s,
        svg`M${x - 8} ${top + 6}V74M${x} ${top + 6}V74M${x + 8} ${top + 6}V74M${x - 17} 84h34M${x - 19} ${top - 1}h38`,
        2.2,
      ) +
      shade(s, svg`M${x + 3} ${top + 3}h10V75H${x + 3}z`) +
      coin(s, x, top - 25, 17)
    );
  }) + ledge(s, 92, s.width / 2 - 18);

/** The fifth part of a note is torn off and comes back. */
const coupon: Scene = (s) => {
  const { inks } = s;
  const edge = 'M-118-58H44l8 8-8 9 8 10-8 9 8 10-8 10 8 10-8 10 8 10-8 10 8 10-8 10H-118z';
  const strip = 'M52-50l8-8H112V58H52l8-9-8-9 8-10-8-10 8-10-8-10 8-10-8-10 8-10-8-9z';
  return place(
    place(
      hollow(s, edge, 3.5) +
        stroke('M38-48H-108V48H38', inks.body, 1.6) +
        place(
          rosette(s, 'n', { r: 38, depth: 9, lobes: 14, lines: 5, colour: inks.body, width: 0.9 }),
          -36,
          0,
        ) +
        disc(-36, 0, 33, inks.cut) +
        coin(s, -36, 0, 29) +
        stroke('M-98-38h14M-98 38h14M14-38H28M14 38H28M-98-26h8M-98 26h8', inks.accent, 4),
      -22,
      12,
      -7,
    ) +
      place(
        shape(strip, inks.accent, ` stroke="${inks.body}" stroke-width="3.500" stroke-linejoin="round"`) +
          stroke('M70-40H102V40H70', inks.cut, 2) +
          ring(79, -13, 7, inks.cut, 4) +
          ring(95, 13, 7, inks.cut, 4) +
          stroke('M98-20L76 20', inks.cut, 4.5),
        8,
        -12,
        9,
      ) +
      pen(s, 'M112 62Q96 100 36 98', 5) +
      solid(s, 'M24 97L46 86V109z'),
    4,
    -12,
    0,
    1.02,
  );
};

/** Two equal stacks, tied with a bow: one's own, and as much again. */
const twins: Scene = (s) =>
  starburst(s, 'st', { outer: 150, inner: 60, points: 18, lines: 9, colour: s.inks.field, width: 1.2 }) +
  disc(0, 0, 84, s.inks.ground) +
  ledge(s, 88, 128) +
  coinPile(s, -50, 88, 44, 9, false) +
  coinPile(s, 50, 88, 44, 9, true) +
  box(-96, 14, 192, 15, 0, s.inks.accent, ` stroke="${s.inks.cut}" stroke-width="2"`) +
  bow(s, 0, 20, 50) +
  sparks(s.inks.accent, [-118, -70, 14], [118, -70, 14], [0, -92, 18]);

const percent = (s: Sheet): string =>
  ring(-12, -12, 9, s.inks.body, 5) + ring(12, 12, 9, s.inks.body, 5) + pen(s, 'M16-22L-16 22', 5);

/** A hand of four cards, a gift on each. */
const hand: Scene = (s) => {
  const { inks } = s;
  const emblems = [
    coin(s, 0, 0, 24),
    coin(s, -8, -10, 16) + coin(s, 6, 10, 16),
    percent(s),
    repeat(8, (index) =>
      shape(wedge(0, 0, 26, index / 8, (index + 1) / 8), index % 2 === 0 ? inks.body : inks.accent),
    ) +
      ring(0, 0, 26, inks.body, 3) +
      disc(0, 0, 7, inks.cut),
  ];
  return place(
    emblems
      .map((emblem, index) =>
        place(
          shape(
            'M-40-192H40Q46-192 46-186V-46Q46-40 40-40H-40Q-46-40-46-46V-186Q-46-192-40-192z',
            inks.cut,
            ` stroke="${inks.body}" stroke-width="3.500"`,
          ) +
            box(-40, -186, 80, 140, 3, 'none', ` stroke="${inks.field}" stroke-width="1.500"`) +
            place(emblem, index === 3 ? 0 : -10, -150),
          0,
          132,
          -39 + index * 26,
        ),
      )
      .join('') + bow(s, 0, 94, 30),
    0,
    -12,
    0,
    0.94,
  );
};

export const deposits = {
  recharge: activity('navyOnCream', colonnade, (s) =>
    glory(0, s.height, 620, s.inks.field, 60).replace('<circle', `<circle${fade(0.32)}`),
  ),
  'recharge-rebate': activity('bottle', coupon, (s) => fill(s, 'w')),
  super: activity('garnet', twins, hairFrame),
  offers: activity('oxbloodOnCream', hand, (s) => fill(s, 'w')),
} satisfies Partial<ActivityDrawings>;
