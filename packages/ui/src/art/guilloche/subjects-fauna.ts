import { disc, leafPath, oval, place, repeat, ring, stroke, svg } from '../svg.ts';
import {
  around,
  cross,
  cut,
  gilt,
  hollow,
  pen,
  type Sheet,
  type Subject,
  shade,
  solid,
  twin,
} from './sheet.ts';

export const swan: Subject = (s) =>
  solid(
    s,
    'M-76 40C-66 88 64 92 96 20C100 4 86-2 74 8C66-30 16-34-14 0C-22-24-2-46-8-76C-14-102-56-100-58-70C-66-66-76-62-84-52C-72-52-62-54-54-58C-42-50-40-42-48-22C-56 0-78 12-76 40z',
  ) +
  shade(s, 'M-70 44C-56 84 60 86 90 30C60 66-30 76-70 44z') +
  cut(s, 'M-8 26Q30-6 72 12M-4 38Q34 10 82 20M4 50Q42 24 86 32M14 60Q48 42 80 44M-48-22C-58 0-70 14-66 40') +
  gilt(s, 'M-58-70C-66-66-76-62-84-52L-62-56z') +
  disc(-38, -78, 4, s.inks.cut) +
  pen(s, 'M-104 78q17-9 35 0t35 0t35 0t35 0t35 0t35 0M-70 92q17-9 35 0t35 0t35 0t35 0', 3);

export const moth: Subject = (s) =>
  twin(
    s,
    'mo',
    solid(s, 'M0-26C26-84 84-100 106-76C110-30 66 4 0 8zM0 6C50 2 86 28 74 62C58 92 20 68 0 24z') +
      shade(s, 'M0-10C40-26 80-40 106-60C104-24 60 4 0 8zM20 30C50 40 66 56 66 72C48 84 26 62 10 36z') +
      cut(s, 'M0-18Q50-46 98-82M4-6Q56-24 104-56M8 16Q50 20 72 46') +
      disc(62, -52, 15, s.inks.accent, ` stroke="${s.inks.cut}" stroke-width="3"`) +
      disc(62, -52, 6, s.inks.cut) +
      disc(44, 42, 10, s.inks.accent, ` stroke="${s.inks.cut}" stroke-width="3"`) +
      pen(s, 'M4-46Q16-82 40-100', 3),
  ) +
  oval(0, 10, 12, 52, s.inks.body, ` stroke="${s.inks.cut}" stroke-width="3"`) +
  cut(s, 'M-11 0H11M-11 14H11M-10 28H10M-8 42H8') +
  disc(0, -40, 11, s.inks.body);

export const owl: Subject = (s) =>
  twin(
    s,
    'ow',
    solid(s, 'M0 96C-60 96-76 40-66-20C-70-50-74-74-70-96C-52-86-30-78 0-78z') +
      shade(s, 'M-66-16C-72 40-60 80-30 92C-40 50-40 20-48-10z') +
      ring(-32, -38, 27, s.inks.cut, 3) +
      ring(-32, -38, 21, s.inks.cut, 7, ' stroke-dasharray="1.500 4"') +
      disc(-32, -38, 13, s.inks.accent) +
      disc(-32, -38, 7, s.inks.cut) +
      cut(s, 'M-36 12q9 12 18 0t18 0M-36 30q9 12 18 0t18 0M-30 48q7 12 15 0t15 0M-24 66q6 10 12 0t12 0') +
      pen(s, 'M-26 96v8M-14 98v6', 5),
  ) + gilt(s, 'M-9-30H9L0-6z');

export const peacock: Subject = (s) => {
  const plume =
    solid(s, 'M0 40L-4-50C-26-70-18-102 0-106C18-102 26-70 4-50z') +
    disc(0, -80, 10, s.inks.accent, ` stroke="${s.inks.cut}" stroke-width="3"`) +
    disc(0, -80, 4, s.inks.cut) +
    cut(s, 'M0-50V30M-12-62Q0-58 12-62', 2);
  const fan = `<g transform="rotate(-100)">${around(s, 'pe', `<g transform="scale(.96)">${plume}</g>`, 9, 25 / 360)}</g>`;
  return place(
    fan +
      solid(s, 'M-26 62C-30 20-14 10-12-16A13 13 0 1 1 14-16C14 10 30 20 26 62Q0 78-26 62z') +
      shade(s, 'M4 60C8 30 0 0 14-16C14 10 30 20 26 62z') +
      gilt(s, 'M-12-20L-24-14L-11-12z') +
      disc(-2, -20, 3, s.inks.cut) +
      pen(s, 'M-5-32l-6-12M1-32v-14M7-31l6-12M-8 70v16M8 70v16', 3),
    0,
    14,
  );
};

export const horse: Subject = (s) =>
  solid(
    s,
    'M-34 96C-30 60-6 44-4 18C-24 32-46 40-58 54C-74 66-92 52-84 34C-78 10-60-10-48-34C-40-56-24-74-2-80L4-104L20-82C66-70 88-20 84 96Q24 114-34 96z',
  ) +
  shade(s, 'M20-80C66-68 88-20 84 96Q64 102 44 104C60 50 54-10 8-60z') +
  cut(s, 'M10-76Q50-50 56 0M22-78Q66-44 70 20M34-70Q78-30 78 50M-4 18Q14 6 16-16M-78 38q8-6 14 2', 3) +
  cut(s, 'M-44-30Q-20-14 8-24M-54 2Q-30 12 0-2', 4) +
  disc(-22, -46, 6, s.inks.cut) +
  ring(-56, 2, 7, s.inks.accent, 4);

const scales = (s: Sheet): string =>
  cut(
    s,
    'M-30-28q10 8 0 18q10 8 0 18q10 8 0 18M-8-36q10 9 0 20q10 9 0 20q10 9 0 20q10 9 0 12M14-34q10 9 0 19q10 9 0 19q10 9 0 19q8 6 0 10M36-26q8 8 0 16q8 8 0 16q8 8 0 16',
    2.5,
  );

export const carp: Subject = (s) =>
  place(
    solid(
      s,
      'M92 6C80-30 30-52-16-40Q-34-32-48-12C-70-20-84-40-102-44C-94-16-94 8-104 40C-84 34-66 22-50 10C-20 58 70 56 92 6zM24-42Q6-80-34-72Q-20-58-26-36zM-10 40Q-10 74-40 84Q-34 60-28 30zM30 46Q30 72 10 86Q10 66 8 46z',
    ) +
      scales(s) +
      shade(s, 'M-46 12C-20 58 70 56 92 6Q30 44-46 12z') +
      shade(s, 'M-48-8C-66-18-84-36-102-44C-94-16-94 8-104 40C-84 34-66 22-50 10z') +
      cut(s, 'M52-34Q38-2 54 40', 4) +
      disc(70, -8, 7, s.inks.accent, ` stroke="${s.inks.cut}" stroke-width="3"`) +
      pen(s, 'M90 8q14 8 10 24', 3),
    0,
    0,
    -18,
  );

/** Two fish that follow each other's tails. */
export const twoFish: Subject = (s) => {
  const one = place(carp(s), 4, -50, 14, 0.74);
  const id = `${s.prefix}-tf`;
  return `<g id="${id}">${one}</g><use href="#${id}" transform="rotate(180)"/>`;
};

export const nautilus: Subject = (s) =>
  solid(
    s,
    'M4 12C-14 14-14-16 8-18C40-20 46 30 4 40C-50 48-68-24-30-60C14-100 96-70 98 4C100 40 84 70 60 84C70 60 60 40 34 40z',
  ) +
  shade(s, 'M98 4C100 40 84 70 60 84C70 60 60 40 34 40L40 34C70 24 84 14 98 4z') +
  cut(
    s,
    'M4 12C-14 14-14-16 8-18C40-20 46 30 4 40M30-8Q60-14 96-12M24-16Q50-40 86-42M14-18Q24-54 56-72M4-16Q-6-54 12-78M-6-10Q-34-36-34-56M-8-2Q-40-4-56-16M-4 8Q-30 24-50 22M4 12Q-10 36-20 38',
    3,
  ) +
  pen(s, 'M60 84Q40 70 34 92M60 84Q52 76 50 100M60 84Q64 92 66 102', 4) +
  disc(54, 60, 5, s.inks.accent);

export const ray: Subject = (s) =>
  pen(s, 'M0 40Q10 80-10 104', 5) +
  twin(
    s,
    'ra',
    solid(s, 'M0-58Q14-84 26-62C60-50 96-20 108 20C70 8 40 26 0 56z') +
      shade(s, 'M40-44C70-30 96-10 108 20C80 10 60 14 40 24z') +
      cut(s, 'M26-40Q60-26 94 8M20-20Q50-8 74 12M12 4Q34 8 52 20', 3) +
      disc(18, -50, 4, s.inks.cut),
  ) +
  cut(s, 'M-8 6v14M0 6v14M8 6v14');

/** A lobster of a heraldic kind: claws up. */
export const lobster: Subject = (s) =>
  twin(
    s,
    'lo',
    pen(s, 'M-16-20Q-54-14-62-44M-20 0Q-50 6-64-4M-20 12Q-48 24-60 18M-18 24Q-40 40-52 38', 6) +
      solid(s, 'M-62-40C-92-56-92-96-62-106C-70-86-60-80-52-72C-52-84-50-90-42-94C-36-70-40-46-62-40z') +
      shade(s, 'M-62-40C-92-56-92-96-62-106C-76-80-74-60-62-40z') +
      pen(s, 'M-6-40Q-14-80-4-104', 2.5),
  ) +
  solid(s, 'M0-48C22-44 26-10 20 20L14 66L32 98Q16 90 0 104Q-16 90-32 98L-14 66L-20 20C-26-10-22-44 0-48z') +
  cut(
    s,
    'M-21 16Q0 24 21 16M-19 30Q0 38 19 30M-17 44Q0 52 17 44M-15 58Q0 66 15 58M0 68V96M-10 70L-20 90M10 70L20 90',
    3,
  ) +
  shade(s, 'M0-48C22-44 26-10 20 16Q10 20 4 20z') +
  disc(-9, -34, 4, s.inks.accent) +
  disc(9, -34, 4, s.inks.accent);

export const scarab: Subject = (s) =>
  twin(
    s,
    'sc',
    pen(s, 'M30-30Q70-40 74-76M36 10Q76 8 92-14M30 44Q66 60 66 92', 7) +
      solid(s, 'M0-36H40C62 0 50 70 0 92z') +
      shade(s, 'M24-36H40C62 0 50 70 0 92C30 60 36 10 24-36z') +
      solid(s, 'M0-42H38Q40-72 20-80H0z') +
      cut(s, 'M10-30Q26 20 8 74M22-32Q40 10 26 60', 2.5),
  ) +
  cut(s, 'M0-80V92M-44-39H44', 4) +
  disc(0, -88, 18, s.inks.accent, ` stroke="${s.inks.cut}" stroke-width="3"`) +
  ring(0, -88, 10, s.inks.cut, 2) +
  cross(s, 'M-20-74h40l10 24h-60z');

/** A four-leaved clover. */
export const clover: Subject = (s) =>
  pen(s, 'M6 20Q20 70 60 96', 7) +
  around(
    s,
    'cl',
    solid(s, 'M0-4C-60-20-62-94-24-92Q-6-90 0-74Q6-90 24-92C62-94 60-20 0-4z') +
      shade(s, 'M0-4C20-20 30-50 24-92C62-94 60-20 0-4z') +
      cut(s, 'M0-6V-66M0-24L-22-58M0-24L22-58M0-40L-14-74', 2.5),
    4,
  ) +
  disc(0, 0, 8, s.inks.accent);

export const rose: Subject = (s) =>
  pen(s, 'M0 40V104', 6) +
  repeat(2, (index) => solid(s, leafPath(0, 94, 74, 24, index === 0 ? 0.14 : -0.14))) +
  cut(s, 'M6 88L36 56M-6 88L-36 56') +
  around(
    s,
    'ro',
    hollow(s, 'M0-10C-46-24-40-72 0-78C40-72 46-24 0-10z', 3) +
      stroke('M0-20V-66M-12-26L-18-60M12-26L18-60', s.inks.body, 1.6),
    5,
  ) +
  solid(s, svg`M0-38A38 38 0 1 1-.1-38z`) +
  cut(
    s,
    'M-30 0A30 30 0 0 1 26-16M28-4A28 28 0 0 1-14 24M-22 14A22 22 0 0 1-6-22M6-18A18 18 0 0 1 4 18M-8 8A10 10 0 1 1 6 6',
    3,
  ) +
  disc(0, 0, 4, s.inks.accent);
