import { box, place, stroke, svg } from '../svg.ts';
import { fill, paper, windowed } from './ground.ts';
import { court, inSetting } from './layouts.ts';
import { beadFrame, certificateFrame } from './ornament.ts';
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

/** What a scene of the whole sheet comes as: to its edges, in a narrow mount, as a cabinet card, whose foot is broad, and as other prints. */
const guises: readonly ((sheet: Sheet, picture: string) => string)[] = [
  (_, picture) => picture,
  (sheet, picture) => mounted(sheet, sheet.inks.body, 0.9, picture),
  portrait,
  (sheet, picture) => mounted(sheet, sheet.inks.accent, 0.84, picture),
  near,
];

/** A scene of the whole sheet in one of its guises. */
export const upright =
  (scene: Scene): Composition =>
  (sheet, way) =>
    guises[way % guises.length]?.(sheet, scene(sheet)) ?? '';

/** As `upright`, for a scene that may look left or right. */
export const eitherWay =
  (scene: Scene): Composition =>
  (sheet, way) =>
    upright(
      way % 2 === 0
        ? scene
        : () => svg`<g transform="translate(${sheet.width} 0) scale(-1 1)">${scene(sheet)}</g>`,
    )(sheet, way);
