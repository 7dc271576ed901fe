import { box, disc, fade, place, repeat, ring, shape, starPath, stroke, svg, swellPath } from '../svg.ts';
import { fill, paper, windowed } from './ground.ts';
import {
  beadFrame,
  beads,
  certificateFrame,
  fanFrame,
  flourish,
  glory,
  hairFrame,
  milled,
  rosette,
  starburst,
  ticketFrame,
  waveFrame,
} from './ornament.ts';
import type { Sheet, Subject } from './sheet.ts';

/** Sets one subject on a sheet: the arrangement that a tile is known by. */
export type Layout = (sheet: Sheet, subject: Subject) => string;

const CENTRE_Y = 186;

/** An arched niche with rays from its sill. */
const niche: Layout = (sheet, subject) => {
  const { inks, prefix } = sheet;
  const arch = (m: number): string => svg`M${m} 326V${160}A${160 - m} ${160 - m} 0 0 1 ${320 - m} 160V326z`;
  return (
    paper(sheet) +
    fill(sheet, 'n') +
    shape(arch(38), inks.ground) +
    `<clipPath id="${prefix}k"><path d="${arch(38)}"/></clipPath><g clip-path="url(#${prefix}k)">${glory(160, 326, 300, inks.field, 44)}${disc(160, 200, 104, inks.ground)}</g>` +
    stroke(arch(38), inks.body, 4) +
    stroke(arch(30), inks.accent, 1.6) +
    place(subject(sheet), 160, 206, 0, 0.98) +
    box(22, 326, 276, 10, 0, inks.body) +
    box(14, 336, 292, 6, 0, inks.accent)
  );
};

/** Engraved glory: rays over the whole sheet. */
const rays: Layout = (sheet, subject) => {
  const { inks } = sheet;
  return (
    paper(sheet) +
    glory(160, CENTRE_Y, 320, inks.field, 36) +
    shape(starPath(160, CENTRE_Y, 132, 112, 24), inks.ground) +
    stroke(starPath(160, CENTRE_Y, 132, 112, 24), inks.accent, 2) +
    place(subject(sheet), 160, CENTRE_Y, 0, 0.96) +
    hairFrame(sheet)
  );
};

/** A share certificate: broad border, oval portrait, waves above and below. */
const certificate: Layout = (sheet, subject) => {
  const { inks, prefix } = sheet;
  return (
    paper(sheet) +
    fill(sheet, 'w') +
    svg`<ellipse cx="160" cy="${CENTRE_Y}" rx="112" ry="136" fill="${inks.ground}" stroke="${inks.body}" stroke-width="3"/>` +
    svg`<ellipse cx="160" cy="${CENTRE_Y}" rx="120" ry="144" fill="none" stroke="${inks.accent}" stroke-width="4" stroke-dasharray="0 9"/>` +
    svg`<ellipse cx="160" cy="${CENTRE_Y}" rx="104" ry="128" fill="url(#${prefix}h)"/>` +
    place(subject(sheet), 160, CENTRE_Y, 0, 1.02) +
    certificateFrame(sheet)
  );
};

/** A lozenge as on the back of a playing card. */
const lozenge: Layout = (sheet, subject) => {
  const { inks } = sheet;
  const diamond = (r: number): string =>
    svg`M160 ${CENTRE_Y - r * 1.14}L${160 + r} ${CENTRE_Y}L160 ${CENTRE_Y + r * 1.14}L${160 - r} ${CENTRE_Y}z`;
  return (
    paper(sheet) +
    fill(sheet, 'n') +
    repeat(4, (index) => stroke(diamond(150 + index * 16), index % 2 === 0 ? inks.field : inks.accent, 2)) +
    shape(diamond(142), inks.ground, ` stroke="${inks.body}" stroke-width="4"`) +
    place(subject(sheet), 160, CENTRE_Y, 0, 0.96) +
    beadFrame(sheet)
  );
};

/** A great rosette in full view, the subject small in its heart. */
const blossom: Layout = (sheet, subject) => {
  const { inks } = sheet;
  const points = sheet.random.pick([9, 11, 14]);
  return (
    paper(sheet) +
    place(
      starburst(sheet, 'b', { outer: 162, inner: 62, points, lines: 11, width: 1.3 }) +
        rosette(sheet, 'c', { r: 104, depth: 16, lobes: 24, lines: 4, colour: inks.accent, width: 1 }) +
        disc(0, 0, 88, inks.ground) +
        ring(0, 0, 88, inks.accent, 3) +
        beads(0, 0, 80, inks.field) +
        place(subject(sheet), 0, 0, 0, 0.82),
      160,
      CENTRE_Y,
    ) +
    ticketFrame(sheet)
  );
};

/** Large on fine horizontal lines, as in an old specimen book. */
const plate: Layout = (sheet, subject) => {
  const { inks, prefix } = sheet;
  return (
    paper(sheet) +
    box(12, 12, 296, 318, 0, `url(#${prefix}h)`) +
    place(subject(sheet), 160, 178, 0, 1.22) +
    stroke('M12 330H308', inks.body, 2.4) +
    hairFrame(sheet) +
    flourish(sheet, 160, 358, 72)
  );
};

/** The same figure upright and upside down, as on a court card. */
export const court: Layout = (sheet, subject) => {
  const { inks, prefix } = sheet;
  const id = `${prefix}-ct`;
  return (
    paper(sheet) +
    `<clipPath id="${id}k"><path d="M28 28H292V164L28 236z"/></clipPath><g id="${id}" clip-path="url(#${id}k)">${
      box(28, 28, 264, 220, 0, `url(#${prefix}w)`) + place(subject(sheet), 160, 112, 0, 0.94)
    }</g><use href="#${id}" transform="rotate(180 160 200)"/>` +
    stroke('M28 236L292 164', inks.accent, 6) +
    stroke('M28 236L292 164', inks.body, 1.5) +
    box(28, 28, 264, 344, 6, 'none', ` stroke="${inks.body}" stroke-width="3"`) +
    box(12, 12, 296, 376, 12, 'none', ` stroke="${inks.field}" stroke-width="1.500"`)
  );
};

/** Two fields of ink, parted upright; the subject stands over the seam. */
const parted: Layout = (sheet, subject) => {
  const { inks, prefix } = sheet;
  return (
    paper(sheet) +
    box(0, 0, 160, 400, 0, inks.field, fade(0.34)) +
    box(160, 0, 160, 400, 0, `url(#${prefix}w)`) +
    disc(160, CENTRE_Y, 122, inks.ground) +
    ring(160, CENTRE_Y, 122, inks.accent, 3) +
    milled(160, CENTRE_Y, 132, 10, inks.field, 4) +
    place(subject(sheet), 160, CENTRE_Y, 0, 1.04) +
    fanFrame(sheet)
  );
};

/** A banner of waves across the middle behind the subject. */
const banner: Layout = (sheet, subject) => {
  const { inks, prefix } = sheet;
  return (
    paper(sheet) +
    box(0, 112, 320, 150, 0, inks.field, fade(0.4)) +
    box(0, 122, 320, 130, 0, `url(#${prefix}n)`) +
    stroke('M0 112H320M0 262H320', inks.body, 3) +
    stroke('M0 104H320M0 270H320', inks.accent, 4, ' stroke-dasharray="0 9"') +
    place(subject(sheet), 160, CENTRE_Y, 0, 1.14) +
    hairFrame(sheet)
  );
};

/** A wreath of rosettes around a plain heart. */
const wreath: Layout = (sheet, subject) => {
  const { inks, prefix } = sheet;
  const id = `${prefix}-wr`;
  const one = rosette(sheet, 'w', { r: 18, depth: 13, lobes: 7, lines: 6 }) + disc(0, 0, 5, inks.accent);
  return (
    paper(sheet) +
    `<defs><g id="${id}">${one}</g></defs>` +
    place(
      repeat(12, (index) => svg`<use href="#${id}" transform="rotate(${index * 30}) translate(0 -124)"/>`),
      160,
      CENTRE_Y,
    ) +
    place(subject(sheet), 160, CENTRE_Y, 0, 1.04) +
    waveFrame(sheet)
  );
};

/** A window hung with lines that fall like a curtain. */
const drape: Layout = (sheet, subject) => {
  const { inks } = sheet;
  const folds = repeat(
    9,
    (index) => svg`M${-6 + index * 41.5} 0Q${14 + index * 34} 150 ${-6 + index * 41.5} 400`,
  );
  return (
    paper(sheet) +
    stroke(folds, inks.field, 15, fade(0.42)) +
    stroke(folds, inks.field, 1.5) +
    box(36, 58, 248, 256, 124, inks.ground, ` stroke="${inks.body}" stroke-width="3"`) +
    box(44, 66, 232, 240, 116, 'none', ` stroke="${inks.accent}" stroke-width="1.600"`) +
    place(subject(sheet), 160, CENTRE_Y, 0, 1.04)
  );
};

/** So large that it runs out of the sheet at one side. */
const near: Layout = (sheet, subject) => {
  const { inks, random } = sheet;
  return (
    paper(sheet) +
    glory(160, 430, 560, inks.field, 60) +
    windowed(
      sheet,
      'nr',
      'M24 24H296V376H24z',
      place(subject(sheet), random.pick([104, 216]), 232, random.whole(-12, 12), 1.74),
    ) +
    beadFrame(sheet)
  );
};

/** Two of them on a tilted band, the farther one smaller, as on a ticket for two. */
const pair: Layout = (sheet, subject) => {
  const { inks, prefix } = sheet;
  const id = `${prefix}-pr`;
  return (
    paper(sheet) +
    fill(sheet, 'h') +
    shape('M-10 250L330 90V-10H-10z', inks.field, fade(0.42)) +
    stroke('M-10 250L330 90', inks.accent, 6) +
    stroke('M-10 262L330 102', inks.body, 2) +
    `<g id="${id}">${place(subject(sheet), 108, 122, 0, 0.78)}</g>` +
    svg`<use href="#${id}" transform="translate(118 152)"/>` +
    hairFrame(sheet)
  );
};

/** Prints over a plate of one ink, its foot cut by waves. */
const ebb: Layout = (sheet, subject) => {
  const { inks, prefix } = sheet;
  return (
    paper(sheet) +
    box(0, 0, 320, 236, 0, inks.field, fade(0.5)) +
    place(subject(sheet), 160, 150, 0, 1.06) +
    [236, 262, 288]
      .map((y, row) => {
        const d = swellPath(y, 14, 70, row * 26, 400, 320);
        return (
          shape(d, inks.ground) + shape(d, `url(#${prefix}w)`, ` stroke="${inks.body}" stroke-width="2.500"`)
        );
      })
      .join('') +
    hairFrame(sheet)
  );
};

/**
 * As many as there may not be of one shape among neighbours, and a prime number, so that they take turns with any number of subjects. Those
 * that follow each other differ most.
 */
const settings: readonly Layout[] = [
  plate,
  wreath,
  near,
  lozenge,
  drape,
  pair,
  certificate,
  banner,
  niche,
  ebb,
  blossom,
  rays,
  parted,
];

/** How many ways of setting a subject there are. */
export const countSettings = settings.length;

/** The subject in the setting of that number. */
export const inSetting: (way: number) => Layout = (way) => settings[way % settings.length] ?? plate;
