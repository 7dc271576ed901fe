import { box, disc, place, repeat, ring, shape, starPath, stroke, svg } from '../svg.ts';
import { cross, cut, gilt, pen, type Subject, shade, solid } from './sheet.ts';

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

/** Three of them at different heights. */
export const balloons: Subject = (s) => {
  const id = `${s.prefix}-bs`;
  return (
    `<g id="${id}">${place(balloon(s), -44, 26, 0, 0.68)}</g>` +
    svg`<use href="#${id}" transform="translate(78 -36) scale(.62)"/><use href="#${id}" transform="translate(82 66) scale(.44)"/>`
  );
};

/** A boat under a round envelope in stripes, with a flag at either end and ballast over the side. */
export const airBoat: Subject = (s) =>
  stroke('M-68 14L-40 72M-28 38L-18 72M28 38L18 72M68 14L40 72M-58 0L58 0', s.inks.body, 2) +
  disc(0, -34, 76, s.inks.body) +
  gilt(s, 'M-16-108C-46-60-46-8-16 40H16C46-8 46-60 16-108z') +
  shade(s, 'M30-104C70-90 76-56 76-34S66 24 30 36C64 0 64-68 30-104z') +
  cut(s, 'M-26-105C-68-64-68-4-26 37M26-105C68-64 68-4 26 37M0-110V42', 2.4) +
  solid(s, 'M-75-46Q0-26 75-46L76-22Q0-2-76-22z') +
  cut(
    s,
    repeat(5, (index) => svg`M${-70 + index * 28}-34q14 22 28 0`),
    2.2,
  ) +
  pen(s, 'M-58 74V48M58 74V48', 3) +
  gilt(s, 'M-58 48L-92 56L-58 66zM58 48L92 40L58 32z') +
  solid(s, 'M-66 70C-40 82 40 82 66 70C62 96 40 108 0 108S-62 96-66 70z') +
  cut(s, 'M-60 86Q0 98 60 86', 2.4) +
  disc(-30, 104, 6, s.inks.accent) +
  disc(30, 104, 6, s.inks.accent);

export const ship: Subject = (s) =>
  pen(s, 'M-44 40V-84M14 40V-104M64 40V-70M70 42L108 4', 4) +
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

export const rocket: Subject = (s) =>
  pen(s, 'M-16 52Q-8 78-20 106M0 52V110M16 52Q8 78 20 106', 5) +
  gilt(s, 'M-28 0L-68 66L-24 46zM28 0L68 66L24 46z') +
  solid(s, 'M0-110C32-78 40-26 28 50H-28C-40-26-32-78 0-110z') +
  shade(s, 'M8-102C34-72 40-26 28 50H6C22-20 20-70 8-102z') +
  gilt(s, 'M0-110C14-96 24-78 29-58Q0-46-29-58C-24-78-14-96 0-110z') +
  cut(s, 'M-32-20Q0-8 32-20M-32 30Q0 42 31 30M-30 40Q0 52 29 40', 2.4) +
  disc(0, 4, 14, s.inks.accent, ` stroke="${s.inks.cut}" stroke-width="4"`);

export const kite: Subject = (s) =>
  pen(s, 'M0 64C-18 82 26 92 4 112', 3) +
  gilt(s, 'M-4 82l-24-8v18zM2 80l24-6v18zM12 102l-20-6v16zM14 102l20-4v14z') +
  solid(s, 'M0-108L76-22L0 70L-76-22z') +
  shade(s, 'M0-108L76-22L0 70z') +
  cut(s, 'M0-108V70M-76-22H76', 3) +
  gilt(s, starPath(0, -24, 36, 15, 6)) +
  cut(s, 'M-58-30L-6-90M58-30L6-90M-56-12L-6 48M56-12L6 48', 2);

export const plane: Subject = (s) =>
  place(
    pen(s, 'M-38-52L-30 30M-8-54L0 30M38-52L46 30M68-52L74 28M-22 34L-14 62M44 34L40 62', 3.5) +
      solid(s, 'M-108-8C-60-22 40-30 92-16L100 12C50 28-50 24-112 10z') +
      shade(s, 'M-112 10C-50 8 50 14 100-2L100 12C50 28-50 24-112 10z') +
      gilt(s, 'M-112-4L-128-48H-98L-74-12z') +
      solid(s, 'M-64-66H92V-52H-64zM-56 26H92V38H-56z') +
      cut(s, 'M-58-59H86M-50 32H86', 2) +
      pen(s, 'M104-46V46', 6) +
      disc(104, 0, 8, s.inks.accent) +
      ring(-14, 70, 13, s.inks.body, 6) +
      ring(40, 70, 13, s.inks.body, 6),
    0,
    0,
    -12,
    0.92,
  );

export const parachute: Subject = (s) =>
  stroke(
    'M-104-16L-9 70M-68-16L-6 70M-34-16L-3 70M0-16V70M34-16L3 70M68-16L6 70M104-16L9 70',
    s.inks.body,
    2,
  ) +
  solid(
    s,
    'M-104-16C-100-82-54-108 0-108S100-82 104-16Q86-32 68-16Q50-34 34-16Q17-34 0-16Q-17-34-34-16Q-50-34-68-16Q-86-32-104-16z',
  ) +
  shade(s, 'M0-108C54-108 100-82 104-16Q86-32 68-16Q50-34 34-16Q34-80 0-108z') +
  gilt(s, 'M0-108C22-90 34-54 34-16Q17-34 0-16Q-17-34-34-16C-34-54-22-90 0-108z') +
  cut(s, 'M0-108C-40-92-66-54-68-18M0-108C40-92 66-54 68-18M-98-44Q0-66 98-44', 2.2) +
  disc(0, 72, 9, s.inks.accent) +
  solid(s, 'M-13 82H13L9 110H2V98H-2V110H-9z');
