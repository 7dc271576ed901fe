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
} from '../svg.ts';
import { cut, gilt, pen, type Subject, shade, solid, twin } from './sheet.ts';

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

export const domino: Subject = (s) => {
  const tile = (pips: readonly (readonly [number, number])[]): string =>
    solid(s, 'M-42-86H42V86H-42z') +
    shade(s, 'M14-86H42V86H-42V70H14z') +
    cut(s, 'M-34 0H34M-36-80H36V80H-36z', 2.6) +
    pips
      .map(([x, y]) => disc(x, y, 7.5, s.inks.accent, ` stroke="${s.inks.cut}" stroke-width="2.500"`))
      .join('');
  const upper = [
    [-20, -62],
    [20, -62],
    [0, -42],
    [-20, -22],
    [20, -22],
  ] as const;
  const lower = [
    [-20, 22],
    [0, 42],
    [20, 62],
  ] as const;
  return place(tile([[0, -42], ...lower]), 42, 2, 22, 0.94) + place(tile([...upper, [0, 42]]), -30, 0, -14);
};
