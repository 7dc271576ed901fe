import { suitPath } from '../suit.ts';
import { box, disc, oval, place, polar, repeat, ring, shape, starPath, stroke, svg, wedge } from '../svg.ts';
import { cross, cut, gilt, hollow, pen, type Subject, shade, solid, twin } from './sheet.ts';

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
