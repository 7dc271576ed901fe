import { polar, svg } from '../../svg.ts';

/** Parts of what we draw ourselves, in a field of 512 both ways. Holes run against the outline. */

export const round = (x: number, y: number, r: number, isHole = false): string =>
  svg`M${x - r} ${y}a${r} ${r} 0 1 ${isHole ? 0 : 1} ${r * 2} 0a${r} ${r} 0 1 ${isHole ? 0 : 1} ${-r * 2} 0z`;

export const square = (x: number, y: number, side: number, isHole = false): string =>
  isHole ? svg`M${x} ${y}v${side}h${side}v${-side}z` : svg`M${x} ${y}h${side}v${side}h${-side}z`;

/** A part of a ring about the middle, against the outline; angles in turns. */
export function notch(outer: number, inner: number, from: number, to: number): string {
  const [ax, ay] = polar(256, 256, outer, from);
  const [bx, by] = polar(256, 256, inner, from);
  const [cx, cy] = polar(256, 256, inner, to);
  const [dx, dy] = polar(256, 256, outer, to);
  return svg`M${ax} ${ay}L${bx} ${by}L${cx} ${cy}L${dx} ${dy}z`;
}
