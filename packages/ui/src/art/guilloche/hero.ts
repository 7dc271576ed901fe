import { spread } from '../random.ts';
import { box, disc, place, repeat, ring, shape, stroke, svg } from '../svg.ts';
import { inks } from './inks.ts';
import { beads, glory, milled, rosette, starburst } from './ornament.ts';
import { engrave } from './picture.ts';
import type { Sheet, Subject } from './sheet.ts';
import { gramophone } from './subjects-fair.ts';
import { horse, peacock, swan } from './subjects-fauna.ts';
import { trophy } from './subjects-games.ts';
import { bell, coupes, crown, dice, fan, knight, queen, roulette, topHat, violin } from './subjects-salon.ts';
import { balloon, ship } from './subjects-travel.ts';

type Scene = (sheet: Sheet) => string;

/** A great star of loops that runs off the sheet, the subject in its heart. */
const star =
  (subject: Subject, points: number): Scene =>
  (sheet) =>
    place(
      starburst(sheet, 'a', {
        outer: 300,
        inner: 150,
        points,
        lines: 15,
        colour: sheet.inks.body,
        width: 0.9,
      }) +
        disc(0, 0, 176, sheet.inks.ground) +
        rosette(sheet, 'b', { r: 160, depth: 13, lobes: 22, lines: 5, colour: sheet.inks.accent, width: 1 }) +
        disc(0, 0, 138, sheet.inks.ground) +
        ring(0, 0, 138, sheet.inks.body, 2.5) +
        beads(0, 0, 128, sheet.inks.accent, 4, 10) +
        place(subject(sheet), 0, 0, 0, 1.12),
      590,
      240,
    );

/** Three arches, as of a gallery. */
const arcade =
  (left: Subject, middle: Subject, right: Subject): Scene =>
  (sheet) => {
    const { inks: ink } = sheet;
    const arch = (x: number, w: number, top: number, subject: Subject, size: number): string =>
      shape(svg`M${x - w} 420V${top + w}a${w} ${w} 0 0 1 ${w * 2} 0V420z`, ink.field, ' opacity=".38"') +
      stroke(svg`M${x - w} 420V${top + w}a${w} ${w} 0 0 1 ${w * 2} 0V420`, ink.body, 3) +
      stroke(svg`M${x - w - 9} 420V${top + w}a${w + 9} ${w + 9} 0 0 1 ${w * 2 + 18} 0V420`, ink.accent, 1.5) +
      place(subject(sheet), x, 420 - 106 * size, 0, size);
    return (
      arch(440, 62, 190, left, 0.56) +
      arch(600, 90, 70, middle, 0.94) +
      arch(744, 54, 190, right, 0.5) +
      box(366, 420, 434, 8, 0, ink.body) +
      stroke('M366 438H800', ink.accent, 2)
    );
  };

/** A banknote's portrait between bands of waves. */
const portrait =
  (subject: Subject): Scene =>
  (sheet) => {
    const { inks: ink, prefix } = sheet;
    return (
      shape('M420 0H800V480H420Q340 240 420 0z', `url(#${prefix}w)`) +
      stroke('M420 0Q340 240 420 480', ink.accent, 3) +
      stroke('M408 0Q328 240 408 480', ink.field, 1.5) +
      place(
        rosette(sheet, 'c', { r: 196, depth: 14, lobes: 28, lines: 5 }) +
          disc(0, 0, 176, ink.ground) +
          milled(0, 0, 168, 14, ink.body) +
          ring(0, 0, 156, ink.accent, 2.5) +
          place(subject(sheet), 0, 0, 0, 1.36),
        600,
        240,
      )
    );
  };

/** Rays from beneath the subject over the right of the sheet. */
const sunrise =
  (subject: Subject): Scene =>
  (sheet) => {
    const { inks: ink, prefix } = sheet;
    return (
      `<clipPath id="${prefix}k"><path d="M800 0H470L380 480H800z"/></clipPath><g clip-path="url(#${prefix}k)">${glory(600, 380, 560, ink.field, 34)}</g>` +
      disc(600, 250, 170, ink.ground) +
      ring(600, 250, 170, ink.body, 3) +
      ring(600, 250, 158, ink.accent, 5, ' stroke-dasharray="0 11"') +
      place(subject(sheet), 600, 250, 0, 1.3) +
      repeat(2, (index) =>
        stroke(svg`M380 ${452 + index * 10}H800`, index === 0 ? ink.body : ink.accent, 3 - index),
      )
    );
  };

const scenes: readonly [Scene, ...Scene[]] = [
  star(crown, 11),
  arcade(bell, peacock, topHat),
  portrait(horse),
  sunrise(swan),
  star(roulette, 16),
  arcade(knight, balloon, trophy),
  portrait(coupes),
  sunrise(ship),
  star(dice, 9),
  portrait(queen),
  sunrise(fan),
  arcade(violin, gramophone, bell),
];

/** Papers only, so that dark text is legible on any of them. */
const papers = inks.filter(({ name }) => name.includes('On'));

/** 800 x 480 on light paper: subject on the right, the left plain. */
export function drawHero(seed: number): string {
  const scene = scenes[spread(seed, 0, scenes.length)] ?? scenes[0];
  const ink = papers[spread(seed, 1, papers.length)] ?? inks[0];
  const more = ' preserveAspectRatio="xMaxYMid slice"';
  const prefix = `gh${(seed >>> 0).toString(36)}`;
  return engrave(
    { seed, prefix, width: 800, height: 480, ink, more },
    (sheet) => box(0, 0, 800, 480, 0, ink.ground) + scene(sheet),
  );
}
