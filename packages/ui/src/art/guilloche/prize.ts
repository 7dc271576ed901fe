import type { PrizeKind } from '../prize-kinds.ts';
import { disc, place, ring, stroke } from '../svg.ts';
import { milled } from './ornament.ts';
import { engrave, inksNamed } from './picture.ts';
import { cut, gilt, type Subject, shade, solid } from './sheet.ts';
import { ticket } from './subjects-games.ts';
import { chips, roulette } from './subjects-salon.ts';

const gift: Subject = (s) =>
  solid(s, 'M-84-20H84V16H-84zM-72 22H72V92H-72z') +
  shade(s, 'M20-20H84V16H20zM20 22H72V92H20z') +
  gilt(s, 'M-14-20H14V92H-14zM0-22C-70-30-76-92-34-88C-8-84 0-50 0-22C0-50 8-84 34-88C76-92 70-30 0-22z') +
  cut(s, 'M-10-28C-40-40-50-70-34-74M10-28C40-40 50-70 34-74', 4);

/** A plate with nothing on it. */
const nothing: Subject = (s) =>
  ring(0, 0, 76, s.inks.body, 8) +
  ring(0, 0, 50, s.inks.body, 3) +
  stroke('M-62 62L62-62', s.inks.accent, 10);

const subjects: Readonly<Record<PrizeKind, readonly [inks: string, subject: Subject]>> = {
  cash: ['bottle', chips],
  spins: ['navy', roulette],
  points: ['aubergine', ticket],
  nothing: ['bottleOnIvory', nothing],
  other: ['oxblood', gift],
};

/** A medal with a milled rim, 96 x 96. */
export function drawPrize(kind: PrizeKind): string {
  const [name, subject] = subjects[kind];
  const ink = inksNamed(name);
  return engrave({ seed: 1, prefix: `gp${kind}`, width: 96, height: 96, ink }, (sheet) =>
    place(
      disc(0, 0, 47, ink.ground, ` stroke="${ink.accent}" stroke-width="2"`) +
        milled(0, 0, 42, 5, ink.field, 2) +
        ring(0, 0, 38.5, ink.accent, 1) +
        place(subject(sheet), 0, 0, 0, 0.3),
      48,
      48,
    ),
  );
}
