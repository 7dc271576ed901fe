import { place, repeat, stroke } from '../svg.ts';
import { lobed } from './ornament.ts';
import { engrave, inksNamed } from './picture.ts';
import { around } from './sheet.ts';

/** Two pale rosettes that run off a sheet of 1600 x 1000, and a band of waves at its foot. */
export function drawBackground(): string {
  const ink = inksNamed('oxbloodOnCream');
  const more = ' preserveAspectRatio="xMaxYMid slice" fill="none"';
  return engrave({ seed: 1, prefix: 'gb', width: 1600, height: 1000, ink, more }, (sheet) => {
    const great = around(sheet, 'g', stroke(lobed(330, 190, 11), ink.accent, 1), 14, 1 / 340);
    const small = around(sheet, 's', stroke(lobed(210, 90, 14), ink.field, 1), 10, 1 / 300);
    const swell = 'q40-46 80 0'.concat('t80 0'.repeat(21));
    const waves = repeat(5, (index) => stroke(`M${-80 + index * 16} 940${swell}`, ink.field, 1));
    return `<g opacity=".24">${place(great, 1420, 180)}${place(small, 90, 860)}${waves}</g>`;
  });
}
