import { fade, stroke, svg } from '../svg.ts';
import type { Stage } from './stage.ts';

/** A line that shines. */
export const tube = (d: string, colour: string, width: number): string =>
  stroke(d, colour, width * 4.4, fade(0.12)) +
  stroke(d, colour, width * 2.2, fade(0.24)) +
  stroke(d, colour, width);

/** Small lamps along a line, so far apart from each other. */
export const bulbs = (d: string, colour: string, size: number, apart: number, more = ''): string =>
  stroke(d, colour, size, svg` stroke-dasharray="0 ${apart}"${more}`);

export const circle = (x: number, y: number, r: number): string =>
  svg`M${x - r} ${y}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0z`;

/** How broad a tube is that is not the subject's. */
export const thin = ({ r }: Stage): number => Math.max(1.6, r * 0.024);
