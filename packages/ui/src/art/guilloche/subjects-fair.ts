import { suitPath } from '../suit.ts';
import {
  box,
  disc,
  oval,
  place,
  polar,
  polygon,
  repeat,
  ring,
  shape,
  starPath,
  stroke,
  svg,
  wedge,
} from '../svg.ts';
import { cross, cut, gilt, hollow, pen, type Subject, shade, solid, twin } from './sheet.ts';

export const football: Subject = (s) => {
  const seam = repeat(5, (index) => {
    const [ax, ay] = polar(0, 0, 36, index / 5);
    const [bx, by] = polar(0, 0, 66, index / 5);
    const [cx, cy] = polar(0, 0, 76, index / 5 + 0.1);
    const [dx, dy] = polar(0, 0, 76, index / 5 - 0.1);
    const [ex, ey] = polar(0, 0, 98, index / 5 + 0.1);
    return svg`M${ax} ${ay}L${bx} ${by}L${cx} ${cy}M${bx} ${by}L${dx} ${dy}M${cx} ${cy}L${ex} ${ey}`;
  });
  return (
    disc(0, 0, 100, s.inks.body) +
    shade(s, 'M40-92A100 100 0 1 1-80 60A104 104 0 0 0 40-92z') +
    cut(s, seam, 4) +
    gilt(s, polygon(0, 0, 36, 5)) +
    repeat(5, (index) => {
      const [x, y] = polar(0, 0, 92, index / 5);
      return shape(polygon(x, y, 20, 5, 0.1 + index / 5), s.inks.accent);
    }) +
    ring(0, 0, 104, s.inks.ground, 8) +
    ring(0, 0, 100, s.inks.body, 4)
  );
};

export const trophy: Subject = (s) =>
  twin(s, 'tr', pen(s, 'M50-70C104-80 104-4 40 4', 7) + pen(s, 'M58-54C84-54 80-20 46-12', 2.5)) +
  solid(s, 'M-60-92H60C60-20 46 18 12 28V54H44L52 82H-52L-44 54H-12V28C-46 18-60-20-60-92z') +
  shade(s, 'M18-92H60C60-20 46 18 12 28V54H44L52 82H10z') +
  cut(s, 'M-56-74H56M-54-62H54', 3) +
  gilt(s, starPath(0, -26, 28, 12, 5)) +
  cut(s, 'M-46 66H46', 3) +
  solid(s, 'M-66 86H66V102H-66z');

export const rackets: Subject = (s) => {
  const one = (turn: number): string =>
    place(
      pen(s, 'M0 20V104', 8) +
        oval(0, -40, 40, 54, s.inks.ground, ` stroke="${s.inks.body}" stroke-width="8"`) +
        stroke(
          'M-36-58H36M-39-44H39M-39-30H39M-36-16H36M-27-82V2M-14-90V10M0-92V12M14-90V10M27-82V2',
          s.inks.body,
          1.8,
        ) +
        pen(s, 'M-20 6L0 30L20 6', 5) +
        stroke('M0 62V104', s.inks.accent, 12),
      0,
      0,
      turn,
    );
  return (
    one(-34) + one(34) + disc(0, -76, 22, s.inks.accent) + cut(s, 'M-16-90Q0-76-14-62M16-90Q0-76 14-62', 3)
  );
};

export const glove: Subject = (s) =>
  solid(s, 'M-50 60C-70 0-84-50-50-80C-20-104 60-100 76-56C86-20 66 6 52 20V60z') +
  shade(s, 'M30-92C70-90 86-50 76-30C80 0 60 14 52 20V60H0C30 20 50-40 30-92z') +
  solid(s, 'M-44-10C-96-20-104 40-50 44z') +
  cut(s, 'M-46-8C-84-14-90 34-44 38M-16-82Q20-60 14-20M-40-30Q0-8 52 20', 3.5) +
  gilt(s, 'M-56 62H58V100H-56z') +
  stroke('M-40 70L-20 92M-20 70L-40 92M0 70L20 92M20 70L0 92M34 70L50 92M50 70L34 92', s.inks.cut, 3);

export const ticket: Subject = (s) =>
  place(
    solid(s, 'M-104-56H104V-20A20 20 0 0 0 104 20V56H-104V20A20 20 0 0 0-104-20z') +
      shade(s, 'M-40 40H104V56H-104z') +
      box(-88, -46, 120, 92, 0, 'none', ` stroke="${s.inks.cut}" stroke-width="2.500"`) +
      stroke('M50-54V54', s.inks.cut, 4, ' stroke-dasharray="0 9"') +
      gilt(s, starPath(-28, 0, 36, 16, 8)) +
      disc(-28, 0, 10, s.inks.cut) +
      repeat(9, (index) => box(64 + index * 4, -34, index % 3 === 0 ? 3 : 1.6, 68, 0, s.inks.cut)),
    0,
    0,
    -20,
  );

export const keys: Subject = (s) => {
  const one = (turn: number): string =>
    place(
      ring(0, -62, 26, s.inks.body, 12) +
        gilt(s, 'M0-104l9 12-9 10-9-10z') +
        solid(s, 'M-7-36H7V96H-7zM7 56H34V68H22V76H34V92H7z') +
        solid(s, 'M-14-34H14V-24H-14z') +
        cut(s, 'M0-20V88', 2) +
        ring(0, -62, 26, s.inks.cut, 2),
      0,
      0,
      turn,
    );
  return one(-38) + one(38) + disc(0, 0, 12, s.inks.accent);
};

/** The drum from which the lots are drawn. */
export const drum: Subject = (s) =>
  pen(s, 'M-70 98L-44 0M70 98L44 0M-88 98H88', 8) +
  disc(0, -16, 82, s.inks.body) +
  shade(s, 'M30-92A82 82 0 1 1-60 40A84 84 0 0 0 30-92z') +
  `<g fill="none" stroke="${s.inks.cut}" stroke-width="2.500"><ellipse cy="-16" rx="30" ry="82"/><ellipse cy="-16" rx="60" ry="82"/><path d="M0-98V66M-82-16H82M-72-56H72M-72 24H72"/></g>` +
  repeat(5, (index) =>
    disc(
      [-30, 4, 36, -14, 20][index] ?? 0,
      [36, 44, 32, 14, 10][index] ?? 0,
      15,
      index % 2 === 0 ? s.inks.accent : s.inks.cut,
      ` stroke="${s.inks.body}" stroke-width="2"`,
    ),
  ) +
  disc(0, -16, 9, s.inks.accent) +
  pen(s, 'M82-16H100V10', 6) +
  disc(100, 14, 7, s.inks.accent);

export const balloon: Subject = (s) =>
  solid(s, 'M0-104C62-104 92-56 78-14C68 18 26 40 20 54H-20C-26 40-68 18-78-14C-92-56-62-104 0-104z') +
  shade(s, 'M24-100C70-90 92-56 78-14C68 18 26 40 20 54H6C20 10 60-40 24-100z') +
  gilt(s, 'M-84-40Q0-14 84-40Q84-24 78-12Q0 16-78-12Q-84-24-84-40z') +
  cut(
    s,
    'M0-104V54M-10-103C-50-60-40 10-10 54M10-103C50-60 40 10 10 54M-40-94C-90-40-60 10-16 54M40-94C90-40 60 10 16 54',
    2.2,
  ) +
  cut(
    s,
    repeat(6, (index) => svg`M${-78 + index * 26}-22q13 16 26 0`),
    2,
  ) +
  stroke('M-18 56L-13 80M18 56L13 80M0 56V80', s.inks.body, 2) +
  solid(s, 'M-18 80H18L14 104H-14z') +
  cross(s, 'M-16 86H16L14 102H-14z');

export const ship: Subject = (s) =>
  pen(s, 'M-44 40V-84M14 40V-104M64 40V-70M80 30L108 4', 4) +
  [
    [-44, -74, 30],
    [14, -94, 38],
    [64, -62, 26],
  ]
    .map(([x = 0, y = 0, w = 0]) =>
      place(
        solid(
          s,
          svg`M${-w * 0.7} 0H${w * 0.7}Q${w * 1.1} 24 ${w * 0.8} 46H${-w * 0.8}Q${-w * 0.4} 24 ${-w * 0.7} 0zM${-w * 0.9} 52H${w * 0.9}Q${w * 1.3} 74 ${w} ${98 - w * 0.1}H${-w}Q${-w * 0.6} 74 ${-w * 0.9} 52z`,
        ) +
          shade(
            s,
            svg`M0 0H${w * 0.7}Q${w * 1.1} 24 ${w * 0.8} 46H4zM4 52H${w * 0.9}Q${w * 1.3} 74 ${w} ${98 - w * 0.1}H8z`,
          ),
        x,
        y,
      ),
    )
    .join('') +
  gilt(s, 'M14-106l26 7-26 7z') +
  solid(s, 'M-104 30L-92 78Q0 100 74 80Q92 60 98 34Q0 50-60 42L-66 26z') +
  cut(s, 'M-100 46Q0 66 96 44M-96 58Q0 80 90 56', 2.5) +
  pen(s, 'M-108 94q18-10 36 0t36 0t36 0t36 0t36 0t36 0', 3.5);

export const comet: Subject = (s) =>
  stroke(
    repeat(
      9,
      (index) =>
        svg`M${28 - index * 4} ${-46 + index * 9}Q${-30 - index * 4} ${-20 + index * 12} ${-100 + index * 7} ${30 + index * 9}`,
    ),
    s.inks.body,
    3,
  ) +
  gilt(s, 'M20-70L-90 10L-40-2L-104 64L-40 40L-80 104L60-10z') +
  cross(s, 'M10-50L-60 40L40-10z') +
  solid(s, starPath(40, -44, 64, 26, 8, 0.02)) +
  shade(s, 'M40-108L52-70L86-90L66-54L104-44L66-32L86 2L52-18L40 20z') +
  disc(40, -44, 15, s.inks.accent, ` stroke="${s.inks.cut}" stroke-width="3"`) +
  shape(starPath(-66, -66, 16, 5, 4) + starPath(-24, -90, 9, 3, 4) + starPath(74, 66, 14, 4, 4), s.inks.body);

export const zeppelin: Subject = (s) =>
  place(
    solid(s, 'M108-20C90-64-50-70-84-34L-108-56V16L-84-6C-50 30 90 24 108-20z') +
      shade(s, 'M108-20C90 24-50 30-84-6L-108 16V-20Q20 30 108-20z') +
      cut(
        s,
        'M108-20C60-36-60-40-96-20M104-32C70-58-50-60-84-30M104-8C70 18-50 20-84-10M30-60Q44-20 30 20M-20-60Q-8-20-20 20',
        2.2,
      ) +
      gilt(s, 'M-108-56V-26L-84-30zM-108 16V-14L-84-10z') +
      stroke('M-20 20L-14 44M40 20L34 44', s.inks.body, 3) +
      solid(s, 'M-30 42H50Q46 62 30 62H-14Q-28 60-30 42z') +
      repeat(4, (index) => box(-14 + index * 15, 47, 8, 7, 1, s.inks.accent)),
    0,
    0,
    -12,
  ) + pen(s, 'M-100 84q14-20 30-4q18-22 34 4zM40 96q12-16 26-4q14-18 30 4z', 3);

export const anchor: Subject = (s) =>
  ring(0, -82, 18, s.inks.body, 9) +
  solid(s, 'M-9-64H9V96H-9zM-46-46H46V-30H-46z') +
  solid(
    s,
    'M-96 16L-60 30L-74 40C-60 70-30 82 0 82C30 82 60 70 74 40L60 30L96 16V62L84 52C66 90 30 106 0 106C-30 106-66 90-84 52L-96 62z',
  ) +
  shade(s, 'M0 82C30 82 60 70 74 40L60 30L96 16V62L84 52C66 90 30 106 0 106z') +
  stroke(
    'M-18-78C-60-60 60-30 30 0S-60 20-30 50S50 60 60 76',
    s.inks.accent,
    6,
    ' stroke-dasharray="7 3" stroke-linecap="butt"',
  );

export const whale: Subject = (s) =>
  solid(
    s,
    'M-104 20C-100-40-20-66 40-30C60-18 72-10 80-24C64-36 60-58 72-70C78-54 92-52 100-66C112-46 104-30 92-22C90 30 40 64-20 62C-70 62-100 50-104 20z',
  ) +
  shade(s, 'M-98 34C-40 60 60 40 92-22C90 30 40 64-20 62C-70 62-92 52-98 34z') +
  cut(s, 'M-102 26C-60 44-40 30-24 16M-84 44L-60 54M-66 42L-40 58M-44 36L-18 58M-26 26L6 56', 2.5) +
  disc(-54, 8, 5, s.inks.accent) +
  pen(s, 'M-30-56Q-36-86-56-92M-26-56Q-24-90-2-98M-28-56V-100', 4) +
  pen(s, 'M-108 82q18-10 36 0t36 0t36 0t36 0t36 0t36 0', 3.5);

/** A tent of the fair. */
export const tent: Subject = (s) =>
  solid(s, 'M0-76Q60-50 100-6L88 8V92H-88V8L-100-6Q-60-50 0-76z') +
  shape('M0-76Q20-40 34 4L26 92H-26L-34 4Q-20-40 0-76zM70-34L100-6L88 8V92H58L66 4z', s.inks.accent) +
  shade(s, 'M0-76Q60-50 100-6L88 8V92H26L34 4Q20-40 0-76z') +
  hollow(s, 'M0 20Q-6 70-30 92H30Q6 70 0 20z') +
  cut(s, 'M-100-6q12 18 25 8q12 16 25 4q12 14 25 2q12 14 25 2q12 14 25 0q12 14 25-4q12 10 50-12', 3) +
  pen(s, 'M0-76V-100', 4) +
  gilt(s, 'M0-104L34-94L0-84z');

export const jester: Subject = (s) =>
  solid(
    s,
    'M-56 40C-100 30-110-40-70-72C-56-60-40-40-30-22C-30-60-16-90 0-104C16-90 30-60 30-22C40-40 56-60 70-72C110-40 100 30 56 40z',
  ) +
  shape('M0-104C16-90 30-60 30-22L22 40H-22L-30-22C-30-60-16-90 0-104z', s.inks.accent) +
  shade(s, 'M30-22C40-40 56-60 70-72C110-40 100 30 56 40H22z') +
  cut(s, 'M-30-22L-22 40M30-22L22 40', 3) +
  disc(-72, -78, 11, s.inks.accent) +
  disc(72, -78, 11, s.inks.accent) +
  disc(0, -100, 10, s.inks.body) +
  solid(s, 'M-64 40H64V56H-64z') +
  repeat(
    5,
    (index) =>
      gilt(s, svg`M${-64 + index * 25.6} 56h26l-13 38z`) + disc(-51 + index * 25.6, 96, 7, s.inks.body),
  );

export const gramophone: Subject = (s) =>
  solid(s, 'M-6 36C-10-20-60-20-84-84C-20-118 80-104 104-40C60-40 30-20 14 36z') +
  shade(s, 'M104-40C60-40 30-20 14 36H4C10-30 40-70 60-92Q90-80 104-40z') +
  cut(
    s,
    'M-84-84C-30-70 10-40 8 36M-40-100C0-70 10-20 8 36M10-106C26-70 20-30 10 36M60-92C46-60 24-20 12 36',
    2.5,
  ) +
  pen(s, 'M4 30V52H-20', 8) +
  oval(-6, 56, 62, 9, s.inks.accent) +
  solid(s, 'M-78 62H70V92H-78zM-88 94H80V104H-88z') +
  cross(s, 'M-66 70H58V86H-66z') +
  pen(s, 'M70 78H92V92', 5);

export const gears: Subject = (s) => {
  const gear = (r: number, teeth: number): string =>
    ring(
      0,
      0,
      r * 0.9,
      s.inks.body,
      r * 0.22,
      svg` stroke-dasharray="${(r * 0.9 * Math.PI) / teeth} ${(r * 0.9 * Math.PI) / teeth}" stroke-linecap="butt"`,
    ) +
    disc(0, 0, r * 0.84, s.inks.body) +
    ring(0, 0, r * 0.66, s.inks.cut, r * 0.12, ' stroke-dasharray="1.500 2.500" stroke-linecap="butt"') +
    shape(
      repeat(5, (index) => wedge(0, 0, r * 0.52, index / 5, index / 5 + 0.13)),
      s.inks.cut,
    ) +
    disc(0, 0, r * 0.2, s.inks.accent);
  return (
    place(gear(66, 16), -32, -30, 6) +
    place(gear(46, 12), 52, 42, 8) +
    place(gear(30, 9), -50, 72) +
    place(gear(24, 8), 66, -46, 10)
  );
};

const BALL = 29;
/** Numbered balls, heaped up; the marks are pips, not numerals. */
export const balls: Subject = (s) =>
  [
    [-62, 52, 1],
    [0, 52, 2],
    [62, 52, 3],
    [-31, -2, 4],
    [31, -2, 5],
    [0, -56, 6],
  ]
    .map(([x = 0, y = 0, n = 0]) =>
      place(
        disc(0, 0, BALL, n % 3 === 0 ? s.inks.accent : s.inks.body) +
          shade(s, 'M14-25A29 29 0 1 1-22 18A32 32 0 0 0 14-25z') +
          disc(0, 0, 15, s.inks.cut) +
          repeat(n, (index) => {
            const [px, py] = polar(0, 0, n === 1 ? 0 : 7.5, index / n);
            return disc(px, py, 3, s.inks.body);
          }),
        x,
        y,
      ),
    )
    .join('') + pen(s, 'M-104 86H104', 5);

/** A card of the game, some squares already covered. */
export const bingoCard: Subject = (s) => {
  const covered = [1, 6, 8, 12, 15, 19, 21, 23];
  return place(
    box(-76, -96, 152, 192, 6, s.inks.body) +
      gilt(s, 'M-66-86H66V-56H-66z') +
      shape(
        starPath(0, -71, 11, 5, 5) + starPath(-40, -71, 11, 5, 5) + starPath(40, -71, 11, 5, 5),
        s.inks.cut,
      ) +
      stroke(
        'M-66-46H66V86H-66zM-39.600-46V86M-13.200-46V86M13.200-46V86M39.600-46V86M-66-19.600H66M-66 6.800H66M-66 33.200H66M-66 59.600H66',
        s.inks.cut,
        2.5,
      ) +
      repeat(25, (index) => {
        const x = -52.8 + (index % 5) * 26.4;
        const y = -32.8 + Math.floor(index / 5) * 26.4;
        return covered.includes(index) ? disc(x, y, 10.5, index === 12 ? s.inks.accent : s.inks.cut) : '';
      }),
    0,
    0,
    -10,
  );
};

/** The curtain of a theatre, drawn aside. */
export const theatre: Subject = (s) =>
  box(-92, -80, 184, 176, 0, s.inks.cut, ` stroke="${s.inks.body}" stroke-width="4"`) +
  gilt(s, 'M-80 96A80 80 0 0 1 80 96z') +
  stroke('M0 96L-60 10M0 96L-30-10M0 96V-20M0 96L30-10M0 96L60 10', s.inks.cut, 4) +
  twin(
    s,
    'th',
    solid(s, 'M-92-66H0Q-30 0-66 24Q-52 60-62 96H-92z') +
      shade(s, 'M-40-66H0Q-30 0-66 24Q-52 60-62 96H-74C-70 20-40-20-40-66z') +
      cut(s, 'M-78-60Q-70 0-80 94M-58-60Q-50-10-72 20M-20-60Q-40 0-68 22', 2.5) +
      gilt(s, 'M-92 18L-60 18L-64 30L-92 30z'),
  ) +
  solid(
    s,
    'M-104-100H104V-72q-13 20-26 0q-13 20-26 0q-13 20-26 0q-13 20-26 0q-13 20-26 0q-13 20-26 0q-13 20-26 0q-13 20-26 0z',
  ) +
  gilt(s, 'M-104-104H104V-94H-104z');

export const eye: Subject = (s) =>
  solid(s, 'M-106 4C-60-66 60-66 106 4C60 66-60 66-106 4z') +
  shape('M-88 4C-50-46 50-46 88 4C50 48-50 48-88 4z', s.inks.cut) +
  disc(0, 2, 43, s.inks.body) +
  ring(0, 2, 31, s.inks.cut, 18, ' stroke-dasharray="1.600 3.200" stroke-linecap="butt"') +
  disc(0, 2, 19, s.inks.accent) +
  shape(suitPath('spade', 0, 2, 11), s.inks.cut) +
  repeat(9, (index) => {
    const [ax, ay] = polar(0, 40, 106, -0.16 + index * 0.04);
    const [bx, by] = polar(0, 40, 140, -0.16 + index * 0.04);
    return pen(s, svg`M${ax} ${ay}L${bx} ${by}`, 4);
  }) +
  pen(s, 'M-60 74Q0 100 60 74', 3);

export const camera: Subject = (s) =>
  pen(s, 'M-14 60L-60 104M-4 60V104M10 60L56 104', 6) +
  box(-92, -44, 88, 104, 4, s.inks.body) +
  cross(s, 'M-84-36H-14V52H-84z') +
  solid(s, 'M-4-34L14-20L14 40L-4 52zM14-20H24V40H14zM24-30L42-16V34L24 44zM42-16H52V34H42z') +
  cut(s, 'M4-28V46M33-24V40', 2) +
  gilt(s, 'M52-26H70V44H52z') +
  solid(s, 'M70-14L100-28V46L70 32z') +
  oval(100, 9, 8, 37, s.inks.accent) +
  gilt(s, 'M-70-58H-30V-46H-70z') +
  pen(s, 'M-50-60Q-44-96 0-88Q20-82 26-100', 3) +
  shape(starPath(30, -96, 14, 5, 6), s.inks.accent);

/** A machine with three reels. */
export const reels: Subject = (s) =>
  solid(s, 'M-80 96V-40C-80-84-40-104 0-104S80-84 80-40V96z') +
  shade(s, 'M40-96C70-84 80-64 80-40V96H50z') +
  gilt(s, starPath(0, -66, 26, 11, 7)) +
  box(-64, -30, 116, 60, 4, s.inks.cut, ` stroke="${s.inks.accent}" stroke-width="5"`) +
  repeat(3, (index) => box(-58 + index * 36, -24, 32, 48, 1, s.inks.body)) +
  shape('M-53-12H-32L-42 16M-17-12H4L-6 16', s.inks.cut) +
  gilt(s, suitPath('heart', 30, 2, 14)) +
  hollow(s, 'M-50 50H38V76H-50z') +
  pen(s, 'M80 10H98V-44', 7) +
  disc(98, -54, 14, s.inks.accent) +
  solid(s, 'M-90 90H90V104H-90z');
