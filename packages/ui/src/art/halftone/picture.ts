import { createRandom } from '../random.ts';
import { ROOT, svg } from '../svg.ts';
import { type Flat, flats } from './colours.ts';
import type { Board } from './sprite.ts';

/** The colours of a name. */
export function flatNamed(name: string): Flat {
  return flats.find((each) => each.name === name) ?? flats[0];
}

/** Wraps what `draw` puts on a board in a picture of its own. */
export function print(
  {
    seed,
    prefix,
    width,
    height,
    flat,
    more = '',
  }: {
    readonly seed: number;
    readonly prefix: string;
    readonly width: number;
    readonly height: number;
    readonly flat: Flat;
    readonly more?: string;
  },
  draw: (board: Board) => string,
): string {
  const body = draw({ random: createRandom(seed), flat, prefix, width, height });
  return svg`<svg ${ROOT} viewBox="0 0 ${width} ${height}"${more}>${body}</svg>`;
}
