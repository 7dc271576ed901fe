import type { EmptyKind } from '../empty-kinds.ts';
import { box, disc, fade, oval, place, ring, shape, starPath, stroke, svg } from '../svg.ts';
import { flourish, rosette, starburst } from './ornament.ts';
import { engrave, inksNamed } from './picture.ts';
import { cross, cut, gilt, hollow, pen, type Subject, shade, solid, twin } from './sheet.ts';
import { theatre } from './subjects-fair.ts';
import { keys } from './subjects-games.ts';
import { crown } from './subjects-salon.ts';
import { ship } from './subjects-travel.ts';

const book: Subject = (s) =>
  solid(s, 'M-108-52Q-50-74 0-50Q50-74 108-52V68Q50 48 0 72Q-50 48-108 68z') +
  twin(
    s,
    'bk',
    hollow(s, 'M0-46Q46-66 98-48V56Q46 40 0 62z', 2) +
      stroke('M14-28Q50-42 86-34M14-8Q50-22 86-14M14 12Q50-2 86 6M14 32Q50 18 86 26', s.inks.field, 2.5),
  ) +
  shade(s, 'M0-46Q20-58 40-58V46Q20 50 0 62z') +
  pen(s, 'M34 20L84-96', 4) +
  gilt(s, 'M50-16Q60-80 100-106Q96-50 58-14z') +
  cut(s, 'M54-16L92-92M64-40L84-50M70-58L90-70', 2);

const blankCard: Subject = (s) =>
  place(
    box(-88, -56, 176, 112, 10, 'none', ` stroke="${s.inks.field}" stroke-width="3" stroke-dasharray="2 8"`),
    -10,
    -16,
    -12,
  ) +
  place(
    box(-88, -56, 176, 112, 10, s.inks.body) +
      box(-88, -34, 176, 20, 0, s.inks.cut, fade(0.85)) +
      gilt(s, 'M-70 2H-38V26H-70z') +
      cut(s, 'M-70 14H-38M-54 2V26M-70 42H-10', 2.5) +
      shade(s, 'M30-14H88V46Q88 56 78 56H10z'),
    6,
    10,
    8,
  );

/** A candle that has just gone out. */
const candle: Subject = (s) =>
  stroke('M0-74Q-20-88 0-98T4-122', s.inks.field, 4) +
  pen(s, 'M0-58V-72', 4) +
  box(-15, -58, 30, 104, 2, s.inks.body) +
  shade(s, 'M2-58H15V46H2z') +
  hollow(s, 'M-15-58H15V-46Q8-32 4-44Q-2-24-8-42Q-12-36-15-44z', 2) +
  gilt(s, 'M-22 44H22V54H-22z') +
  solid(s, 'M-78 60Q-70 92 0 92T78 60Q70 52 0 52T-78 60z') +
  cut(s, 'M-64 64Q0 92 64 64', 3) +
  ring(86, 62, 15, s.inks.body, 6);

const hourglass: Subject = (s) =>
  hollow(s, 'M-50-78H50Q50-26 10-2Q50 22 50 78H-50Q-50 22-10-2Q-50-26-50-78z', 4) +
  gilt(s, 'M-36-44Q0-54 36-44Q28-20 4-6H-4Q-28-20-36-44zM-44 76Q-34 44 0 38Q34 44 44 76z') +
  stroke('M0-4V44', s.inks.accent, 4) +
  cross(s, 'M4 40Q34 44 44 76H4z') +
  solid(s, 'M-66-96H66V-78H-66zM-66 78H66V96H-66z') +
  cut(s, 'M-58-87H58M-58 87H58', 2) +
  pen(s, 'M-60-78V78M60-78V78', 5);

const success: Subject = (s) =>
  starburst(s, 'su', { outer: 120, inner: 74, points: 16, lines: 7 }) +
  disc(0, 0, 80, s.inks.ground) +
  ring(0, 0, 80, s.inks.accent, 3) +
  place(crown(s), 0, 0, 0, 0.62) +
  shape(starPath(-100, -70, 12, 4, 4) + starPath(104, -56, 16, 5, 4), s.inks.accent);

const subjects: Readonly<Record<EmptyKind, readonly [inks: string, subject: Subject, size: number]>> = {
  noRecords: ['navyOnCream', book, 0.78],
  noGames: ['oxbloodOnCream', theatre, 0.78],
  noCards: ['bottleOnIvory', blankCard, 0.86],
  offline: ['aubergineOnRose', candle, 0.84],
  notFound: ['navyOnSky', ship, 0.8],
  signedOut: ['brassOnPaper', keys, 0.84],
  waiting: ['bottleOnIvory', hourglass, 0.84],
  success: ['oxbloodOnCream', success, 0.86],
};

/** An engraving over a pale rosette, 300 x 220, on a transparent ground. */
export function drawEmpty(kind: EmptyKind): string {
  const [name, subject, size] = subjects[kind];
  return engrave({ seed: 5, prefix: `ge${kind}`, width: 300, height: 220, ink: inksNamed(name) }, (sheet) => {
    const lobes = 7 + (kind.length % 6);
    return (
      svg`<g transform="translate(150 104)" opacity=".55">${kind === 'success' ? '' : rosette(sheet, 'e', { r: 74, depth: 26, lobes, lines: 9 })}</g>` +
      oval(150, 192, 84, 4, sheet.inks.field, fade(0.5)) +
      place(subject(sheet), 150, 108, 0, size) +
      flourish(sheet, 150, 208, 44)
    );
  });
}
