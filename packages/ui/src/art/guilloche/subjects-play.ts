import { suitPath } from '../suit.ts';
import { disc, oval, place, polar, repeat, ring, starPath, stroke, svg } from '../svg.ts';
import { around, cut, gilt, hollow, pen, type Subject, shade, solid, twin } from './sheet.ts';

/** A goal with the ball in its net. */
export const goal: Subject = (s) =>
  stroke(
    'M-96-66L-60-40M96-66L60-40M-60-40H60M-72-50V84M-48-40V72M-24-40V72M0-40V72M24-40V72M48-40V72M72-50V84M-92-20L-54-10H54L92-20M-92 14H92M-92 48L-54 40H54L92 48M-60 72H60',
    s.inks.body,
    1.8,
  ) +
  pen(s, 'M-96 92V-66H96V92', 10) +
  gilt(s, 'M-104 88H104V100H-104z') +
  place(
    disc(0, 0, 35, s.inks.ground) +
      disc(0, 0, 31, s.inks.body) +
      shade(s, 'M12-28A31 31 0 1 1-24 20A33 33 0 0 0 12-28z') +
      gilt(s, starPath(0, 0, 13, 11, 5)) +
      cut(
        s,
        repeat(5, (index) => {
          const [ax, ay] = polar(0, 0, 13, index / 5);
          const [bx, by] = polar(0, 0, 29, index / 5);
          return svg`M${ax} ${ay}L${bx} ${by}`;
        }),
        3,
      ),
    26,
    22,
    12,
  );

/** A medal on its ribbon. */
export const medal: Subject = (s) =>
  twin(s, 'md', solid(s, 'M0-104H44L62-24L26 8L0-40z') + gilt(s, 'M14-104H30L46-18L36-10L14-60z')) +
  disc(0, 46, 62, s.inks.ground) +
  disc(0, 46, 57, s.inks.body) +
  shade(s, 'M20-8A57 57 0 1 1-44 82A60 60 0 0 0 20-8z') +
  ring(0, 46, 46, s.inks.accent, 5, ' stroke-dasharray="0 9"') +
  gilt(s, starPath(0, 46, 36, 15, 5)) +
  disc(0, 46, 7, s.inks.cut);

/** A high bicycle. */
export const pennyFarthing: Subject = (s) => {
  const wheel = (r: number, count: number): string =>
    ring(0, 0, r, s.inks.body, 6) +
    stroke(
      repeat(count, (index) => {
        const [x, y] = polar(0, 0, r, index / count);
        return svg`M0 0L${x} ${y}`;
      }),
      s.inks.body,
      1.5,
    ) +
    disc(0, 0, r * 0.14, s.inks.accent);
  return (
    place(wheel(66, 18), 28, 34) +
    place(wheel(26, 10), -74, 74) +
    pen(s, 'M-74 74Q-70-30 18-46M28 34L18-46M-2-70H48M18-46V-72', 6) +
    solid(s, 'M-28-50Q0-62 22-48Q4-34-28-42z') +
    gilt(s, 'M-16-78H6V-66H-16zM40-78H62V-66H40z') +
    pen(s, 'M28 34L44 56M36 58H56', 5) +
    stroke('M-104 103H104', s.inks.accent, 5)
  );
};

/** A roll of tickets, the first of them torn off. */
export const ticketRoll: Subject = (s) =>
  solid(s, 'M-20-98A70 70 0 0 1 50-28V86L36 78L22 86L8 78V40A70 70 0 1 1-20-98z') +
  shade(s, 'M20-86A70 70 0 0 1 50-28V86L36 78V-20z') +
  cut(s, 'M-20-82A54 54 0 1 0 34-28A46 46 0 1 0-58-22A34 34 0 1 0-20-58', 2.5) +
  disc(-20, -28, 17, s.inks.accent) +
  disc(-20, -28, 8, s.inks.cut) +
  stroke('M12 22H48M12 62H48', s.inks.cut, 4, ' stroke-dasharray="0 8"') +
  gilt(s, starPath(30, 42, 12, 5, 5)) +
  place(
    solid(s, 'M-48-24H48V-9A9 9 0 0 0 48 9V24H-48V9A9 9 0 0 0-48-9z') +
      stroke('M-38-14H38V14H-38z', s.inks.cut, 2) +
      gilt(s, starPath(0, 0, 13, 6, 5)),
    -38,
    76,
    -16,
  );

/** A horseshoe with a sprig through it. */
export const horseshoe: Subject = (s) =>
  solid(
    s,
    'M-84-8C-84-70-46-104 0-104S84-70 84-8C84 34 70 66 60 92H92V104H34V80C48 50 52 24 52-6C52-46 30-72 0-72S-52-46-52-6C-52 24-48 50-34 80V104H-92V92H-60C-70 66-84 34-84-8z',
  ) +
  shade(s, 'M20-102C60-92 84-60 84-8C84 34 70 66 60 92H92V104H34V80C70 30 70-60 20-102z') +
  repeat(7, (index) => {
    const [x, y] = polar(0, -14, 72, -0.31 + index * 0.1033);
    return disc(x, y, 6, s.inks.accent, ` stroke="${s.inks.cut}" stroke-width="2.500"`);
  }) +
  around(s, 'hs', gilt(s, 'M0 0C-30-12-30-46-12-46Q-2-46 0-36Q2-46 12-46C30-46 30-12 0 0z'), 4) +
  pen(s, 'M4 4Q10 40-10 62', 4);

/** A cup of tea, as it is served with the game. */
export const teacup: Subject = (s) =>
  pen(s, 'M58-26C108-36 108 40 40 44', 9) +
  solid(s, 'M-76-44H68C68 30 40 66-4 66S-76 30-76-44z') +
  shade(s, 'M20-44H68C68 30 40 66-4 66C30 40 34 0 20-44z') +
  oval(-4, -44, 72, 15, s.inks.cut, ` stroke="${s.inks.body}" stroke-width="4"`) +
  oval(-4, -41, 56, 9, s.inks.accent) +
  gilt(s, suitPath('spade', -6, 8, 24)) +
  cut(s, 'M-70-10Q-4 14 64-10', 2.5) +
  oval(-4, 82, 98, 16, s.inks.body) +
  oval(-4, 78, 70, 9, s.inks.accent) +
  pen(s, 'M-34-68q-14-14 0-24t0-12M-2-68q-14-14 0-24t0-12M30-68q-14-14 0-24t0-12', 4);

/** Half a wheel above the cloth, where the stakes lie. */
export const rouletteCloth: Subject = (s) => {
  const pockets = repeat(12, (index) => {
    const [ax, ay] = polar(0, 0, 62, -0.25 + index / 24);
    const [bx, by] = polar(0, 0, 92, -0.25 + index / 24);
    return svg`M${ax} ${ay}L${bx} ${by}`;
  });
  return (
    solid(s, 'M-104-4A104 104 0 0 1 104-4z') +
    hollow(s, 'M-92-4A92 92 0 0 1 92-4H62A62 62 0 0 0-62-4z', 2) +
    stroke(pockets, s.inks.body, 4) +
    repeat(6, (index) => {
      const [x, y] = polar(0, -4, 77, -0.23 + index / 12);
      return disc(x, y, 8, index % 2 === 0 ? s.inks.accent : s.inks.body);
    }) +
    gilt(s, 'M-8-4L-5-58A9 9 0 1 1 5-58L8-4zM-40-22H40V-14H-40z') +
    hollow(s, 'M-104 6H104L92 100H-92z', 3.5) +
    stroke('M-99 38H99M-95 68H95M-34 6L-30 100M34 6L30 100', s.inks.body, 3) +
    disc(0, 53, 14, s.inks.accent, ` stroke="${s.inks.body}" stroke-width="3"`) +
    disc(-64, 22, 12, s.inks.body) +
    disc(62, 84, 13, s.inks.body) +
    disc(62, 78, 13, s.inks.accent, ` stroke="${s.inks.body}" stroke-width="3"`)
  );
};
