import { place, repeat, ring, stroke } from '../svg.ts';
import { lobed } from './ornament.ts';
import { engrave, inksNamed } from './picture.ts';
import { around } from './sheet.ts';

/** Two pale rosettes and their fans in the corners of a sheet of 1600 x 1000; the middle, where words stand, is bare. */
export function drawBackground(): string {
  const ink = inksNamed('oxbloodOnCream');
  const more = ' fill="none"';
  return engrave({ seed: 1, prefix: 'gb', width: 1600, height: 1000, ink, more }, (sheet) => {
    const great = around(sheet, 'g', stroke(lobed(216, 96, 11), ink.accent, 1), 12, 1 / 340);
    const small = around(sheet, 's', stroke(lobed(140, 64, 12), ink.field, 1), 10, 1 / 300);
    const fan = (colour: string): string => repeat(7, (index) => ring(0, 0, 50 + index * 16, colour, 1));
    return `<g opacity=".24">${place(great, 1600, 120)}${place(small, 0, 900)}${place(fan(ink.field), 1600, 1000)}${place(fan(ink.accent), 0, 0)}</g>`;
  });
}
