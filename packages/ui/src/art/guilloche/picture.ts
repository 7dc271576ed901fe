import { createRandom } from '../random.ts';
import { ROOT, svg } from '../svg.ts';
import { type Inks, inks } from './inks.ts';
import { hatchings, type Sheet } from './sheet.ts';

/** The inks of a name. */
export function inksNamed(name: string): Inks {
  return inks.find((each) => each.name === name) ?? inks[0];
}

/** Wraps what `draw` engraves in a separate picture with the hatchings that it uses. */
export function engrave(
  {
    seed,
    prefix,
    width,
    height,
    ink,
    more = '',
  }: {
    readonly seed: number;
    readonly prefix: string;
    readonly width: number;
    readonly height: number;
    readonly ink: Inks;
    readonly more?: string;
  },
  draw: (sheet: Sheet) => string,
): string {
  const sheet: Sheet = { random: createRandom(seed), inks: ink, prefix, width, height };
  const body = draw(sheet);
  return svg`<svg ${ROOT} viewBox="0 0 ${width} ${height}"${more}>${hatchings(sheet, body)}${body}</svg>`;
}
