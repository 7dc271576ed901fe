import { seen } from '../cover-art.ts';
import { box, disc, fade, place, ring, shape, stroke, svg } from '../svg.ts';
import { fill, paper, windowed } from './ground.ts';
import { court, inSetting } from './layouts.ts';
import { beadFrame, certificateFrame, glory, hairFrame, milled, rosette } from './ornament.ts';
import type { Scene, Sheet, Subject } from './sheet.ts';

/** Draws a cover in the way of that number, from 0: the same subject comes again in another guise. */
export type Composition = (sheet: Sheet, way: number) => string;

/** A subject in all settings in turn. */
export const set =
  (subject: Subject): Composition =>
  (sheet, way) =>
    inSetting(way)(sheet, subject);

/** As `set`, for one that bears halving as on a court card, which it is shown on instead of in the first setting. */
export const setAsCourt =
  (subject: Subject): Composition =>
  (sheet, way) =>
    (way === 0 ? court : inSetting(way))(sheet, subject);

/** The picture in a mount of one ink, `share` of its size, as framed prints are; the rest of the height is below. */
function mounted(sheet: Sheet, colour: string, share: number, picture: string): string {
  const { width, height, inks } = sheet;
  const [w, h] = [width * share, height * share];
  const [left, foot] = [(width - w) / 2, height - h - (width - w) / 2];
  const line = (out: number, weight: number): string =>
    box(
      left - out,
      left - out,
      w + out * 2,
      h + out * 2,
      0,
      'none',
      svg` stroke="${inks.cut}" stroke-width="${weight}"`,
    );
  return (
    box(0, 0, width, height, 0, colour) +
    place(windowed(sheet, 'mt', svg`M0 0H${width}V${height}H0z`, picture), left, left, 0, share) +
    line(0, 2) +
    line(left / 2, 1.5) +
    (foot > left
      ? stroke(svg`M${left} ${height - foot / 3}h${w}`, inks.cut, 5, ' stroke-dasharray="0 11.500"')
      : '')
  );
}

/** In the oval of a portrait on a share certificate. */
function portrait(sheet: Sheet, picture: string): string {
  const { inks } = sheet;
  const oval = (by: number): string =>
    svg`M160 ${56 - by}a${108 + by} ${138 + by} 0 0 1 0 ${276 + by * 2}a${108 + by} ${138 + by} 0 0 1 0 ${-276 - by * 2}z`;
  return (
    paper(sheet) +
    fill(sheet, 'w') +
    windowed(sheet, 'po', oval(0), place(picture, 22, 24, 0, 0.86)) +
    stroke(oval(2), inks.body, 4) +
    stroke(oval(13), inks.accent, 5, ' stroke-dasharray="0 11.500"') +
    certificateFrame(sheet)
  );
}

/** So near that it runs out of its frame, on one side more than on the other. */
function near(sheet: Sheet, picture: string): string {
  const aside = sheet.random.between(-30, 30);
  return (
    paper(sheet) +
    windowed(sheet, 'ne', 'M22 22H298V378H22z', place(picture, -67 + aside, -56, 0, 1.42)) +
    beadFrame(sheet)
  );
}

/** In a lozenge, as on the back of a playing card. */
function lozenge(sheet: Sheet, picture: string): string {
  const { inks } = sheet;
  const diamond = (by: number): string =>
    svg`M160 ${28 - by * 1.3}L${296 + by} 200L160 ${372 + by * 1.3}L${24 - by} 200z`;
  return (
    box(0, 0, 320, 400, 0, inks.body) +
    fill(sheet, 'n') +
    windowed(sheet, 'lo', diamond(0), place(picture, 8, 10, 0, 0.95)) +
    stroke(diamond(2), inks.ground, 5) +
    stroke(diamond(13), inks.accent, 3)
  );
}

/** On a medal with a milled edge, before rays. */
function medal(sheet: Sheet, picture: string): string {
  const { inks } = sheet;
  return (
    paper(sheet) +
    glory(160, 176, 340, inks.field, 36) +
    disc(160, 176, 146, inks.ground) +
    windowed(
      sheet,
      'me',
      'M30 176a130 130 0 0 1 260 0a130 130 0 0 1-260 0z',
      place(picture, 26, 12, 0, 0.84),
    ) +
    ring(160, 176, 132, inks.body, 5) +
    milled(160, 176, 142, 10, inks.accent, 4) +
    hairFrame(sheet)
  );
}

/** Four stamps of one sheet, one of them in another ink. */
function stamps(sheet: Sheet, picture: string): string {
  const { inks, prefix } = sheet;
  const id = `${prefix}-st`;
  const places = [
    [10, 14],
    [166, 14],
    [10, 208],
    [166, 208],
  ] as const;
  return (
    box(0, 0, 320, 400, 0, inks.body) +
    `<defs><g id="${id}">${windowed(sheet, 'sp', 'M8 8H136V170H8z', place(picture, 4, -2, 0, 0.44))}</g></defs>` +
    places
      .map(
        ([x, y], index) =>
          box(x, y, 144, 178, 0, index === 2 ? inks.accent : inks.cut) +
          stroke(svg`M${x} ${y}h144v178h-144z`, inks.body, 6, ' stroke-dasharray="0 12"') +
          svg`<use href="#${id}" x="${x}" y="${y}"/>`,
      )
      .join('')
  );
}

/** Its head upright and upside down, as on a court card. */
function courtCard(sheet: Sheet, picture: string): string {
  const { inks, prefix } = sheet;
  const id = `${prefix}-cc`;
  return (
    paper(sheet) +
    `<g id="${id}">${windowed(sheet, 'ch', 'M24 24H296V170L24 230z', place(picture, 8, 14, 0, 0.95))}</g><use href="#${id}" transform="rotate(180 160 200)"/>` +
    stroke('M24 230L296 170', inks.accent, 7) +
    box(24, 24, 272, 352, 0, 'none', ` stroke="${inks.body}" stroke-width="4"`) +
    beadFrame(sheet)
  );
}

/** A print laid askew on a patterned sheet. */
function askew(sheet: Sheet, picture: string): string {
  const { inks } = sheet;
  return (
    box(0, 0, 320, 400, 0, inks.field) +
    fill(sheet, 'w') +
    place(
      box(-108, -136, 228, 284, 0, inks.body, fade(0.5)) +
        box(-116, -146, 232, 290, 0, inks.cut) +
        windowed(sheet, 'as', 'M-104-134H104V112H-104z', place(picture, -104, -134, 0, 0.65)) +
        stroke('M-64 128H64', inks.body, 4),
      160,
      192,
      9,
    )
  );
}

/** On the band of a banknote between two fields of lathe work. */
function banded(sheet: Sheet, picture: string): string {
  const { inks } = sheet;
  const band = 'M0 92H320V286H0z';
  return (
    paper(sheet) +
    fill(sheet, 'n') +
    place(rosette(sheet, 'bd', { r: 84, depth: 24, lobes: 14, lines: 5 }), 54, 40) +
    windowed(sheet, 'bn', band, place(picture, -16, 0, 0, 1.1)) +
    stroke('M0 92H320M0 286H320', inks.body, 5) +
    stroke('M0 80H320M0 298H320', inks.accent, 4, ' stroke-dasharray="0 9"')
  );
}

/** Half of it from near beside the whole, as the two pages of an album. */
function album(sheet: Sheet, picture: string): string {
  const { inks, prefix } = sheet;
  const id = `${prefix}-al`;
  const leaf = (name: string, d: string, x: number, y: number, scale: number): string =>
    windowed(sheet, name, d, svg`<use href="#${id}" transform="translate(${x} ${y}) scale(${scale})"/>`) +
    stroke(d, inks.accent, 3);
  return (
    box(0, 0, 320, 400, 0, inks.body) +
    `<defs><g id="${id}">${picture}</g></defs>` +
    leaf('aa', 'M12 16H196V384H12z', -72, -24, 1.12) +
    leaf('ab', 'M210 16H308V140H210z', 210, 16, 0.31) +
    leaf('ac', 'M210 154H308V384H210z', 40, 60, 0.8)
  );
}

/** Under an arch, on a sill. */
function arched(sheet: Sheet, picture: string): string {
  const { inks } = sheet;
  const arch = (by: number): string =>
    svg`M${44 - by} 330V${150}a${116 + by} ${118 + by} 0 0 1 ${232 + by * 2} 0V330z`;
  return (
    paper(sheet) +
    fill(sheet, 'h') +
    shape(arch(14), inks.body) +
    windowed(sheet, 'ar', arch(0), place(picture, 24, 12, 0, 0.85)) +
    stroke(arch(2), inks.accent, 4) +
    box(18, 330, 284, 14, 0, inks.body) +
    box(10, 344, 300, 8, 0, inks.accent)
  );
}

/** From near, its upper part alone. */
function bust(sheet: Sheet, picture: string): string {
  return (
    paper(sheet) +
    windowed(sheet, 'bu', 'M14 14H306V386H14z', place(picture, -128, -30, 0, 1.8)) +
    certificateFrame(sheet)
  );
}

/**
 * What a scene of the whole sheet comes as: to its edges, in a mount, and as other prints. As many as a subject has settings, a prime number,
 * so that a list of one noun does not come back to any of them among twelve.
 */
const guises: readonly ((sheet: Sheet, picture: string) => string)[] = [
  (_, picture) => picture,
  medal,
  near,
  stamps,
  portrait,
  askew,
  (sheet, picture) => mounted(sheet, sheet.inks.accent, 0.8, picture),
  lozenge,
  album,
  banded,
  courtCard,
  arched,
  bust,
];

/** A scene of the whole sheet in one of its guises. */
export const upright =
  (scene: Scene): Composition =>
  (sheet, way) =>
    guises[way % guises.length]?.(sheet, seen(scene(sheet), sheet.sight ?? '')) ?? '';

/** As `upright`, for a scene that may look left or right. */
export const eitherWay =
  (scene: Scene): Composition =>
  (sheet, way) =>
    upright(
      way % 2 === 0
        ? scene
        : () => svg`<g transform="translate(${sheet.width} 0) scale(-1 1)">${scene(sheet)}</g>`,
    )(sheet, way);
