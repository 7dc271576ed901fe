import { disc, shape } from '../svg.ts';
import { cut, gilt, type Subject, shade, solid } from './sheet.ts';

/** What every piece stands on, as the knight does. */
const foot: Subject = (s) =>
  solid(s, 'M-56 70H56L64 84H-64zM-72 88H72V104H-72z') + gilt(s, 'M-50 60H50V69H-50z');

export const pawn: Subject = (s) =>
  solid(s, 'M-40 62C-26 34-18 10-16-14H16C18 10 26 34 40 62z') +
  shade(s, 'M4-14H16C18 10 26 34 40 62H16C12 34 8 10 4-14z') +
  gilt(s, 'M-34-24H34L26-10H-26z') +
  disc(0, -52, 32, s.inks.body) +
  cut(s, 'M10-78A30 30 0 0 1 22-36', 3) +
  foot(s);

export const bishop: Subject = (s) =>
  solid(s, 'M-40 62C-24 30-18 12-18-8H18C18 12 24 30 40 62z') +
  shade(s, 'M4-8H18C18 12 24 30 40 62H18C12 34 6 12 4-8z') +
  solid(s, 'M0-100C30-76 40-44 24-18H-24C-40-44-30-76 0-100z') +
  cut(s, 'M-6-58L22-74M-2-50L26-62', 4) +
  disc(0, -106, 9, s.inks.accent) +
  gilt(s, 'M-36-18H36L28-4H-28z') +
  foot(s);

export const rook: Subject = (s) =>
  solid(s, 'M-38 62L-30-40H30L38 62z') +
  shade(s, 'M6-40H30L38 62H14z') +
  solid(s, 'M-50-92H-28V-74H-12V-92H12V-74H28V-92H50V-44H-50z') +
  cut(s, 'M-50-56H50M-14-20h28M-18 14h36', 3) +
  gilt(s, 'M-44-44H44L36-32H-36z') +
  foot(s);

export const queenPiece: Subject = (s) =>
  solid(s, 'M-40 62C-28 30-22 4-22-14H22C22 4 28 30 40 62z') +
  shade(s, 'M6-14H22C22 4 28 30 40 62H16C12 34 8 6 6-14z') +
  solid(s, 'M-34-20L-58-78L-30-56L-20-92L0-60L20-92L30-56L58-78L34-20z') +
  [-58, 58].map((x) => disc(x, -82, 7, s.inks.accent)).join('') +
  [-20, 20].map((x) => disc(x, -96, 7, s.inks.accent)).join('') +
  gilt(s, 'M-38-24H38L30-10H-30z') +
  foot(s);

export const kingPiece: Subject = (s) =>
  solid(s, 'M-42 62C-30 30-24 4-24-12H24C24 4 30 30 42 62z') +
  shade(s, 'M6-12H24C24 4 30 30 42 62H18C12 34 8 6 6-12z') +
  solid(s, 'M-30-20C-66-50-40-84-4-66V-66H4C40-84 66-50 30-20z') +
  shape('M-6-66V-84H-20V-96H-6V-110H6V-96H20V-84H6V-66z', s.inks.accent) +
  cut(s, 'M-24-34Q0-48 24-34', 3) +
  gilt(s, 'M-40-22H40L32-8H-32z') +
  foot(s);
