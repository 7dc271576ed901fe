import { box, place, stroke, svg } from '../svg.ts';
import { windowed } from './ground.ts';
import { type Layout, settingAfter } from './layouts.ts';
import type { Scene, Sheet, Subject } from './sheet.ts';

/** Draws a cover. `steps`, from 0, changes what surrounds the subject, so that it comes again in another guise. */
export type Composition = (sheet: Sheet, steps: number) => string;

/** One subject set on the sheet by a layout. */
export const setBy =
  (layout: Layout, subject: Subject): Composition =>
  (sheet, steps) =>
    settingAfter(layout, steps)(sheet, subject);

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

/** A scene of the whole sheet: to its edges, in a narrow mount, or as a cabinet card, whose foot is broad. */
export const upright =
  (scene: Scene): Composition =>
  (sheet, steps) => {
    const picture = scene(sheet);
    if (steps % 3 === 1) return mounted(sheet, sheet.inks.body, 0.9, picture);
    return steps % 3 === 2 ? mounted(sheet, sheet.inks.accent, 0.84, picture) : picture;
  };

/** As `upright`, for a scene that may look left or right. */
export const eitherWay =
  (scene: Scene): Composition =>
  (sheet, steps) =>
    upright(
      steps % 2 === 0
        ? scene
        : () => svg`<g transform="translate(${sheet.width} 0) scale(-1 1)">${scene(sheet)}</g>`,
    )(sheet, steps);
