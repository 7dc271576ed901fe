import { converter, formatHex8, parse } from 'culori';

const toOklch = converter('oklch');

/** Whether two paints are one, however each is spelled: `#f00` and `red`. */
export function isSamePaint(one: string, other: string): boolean {
  const [color, another] = [formatHex8(one), formatHex8(other)];
  return one === other || (color !== undefined && color === another);
}

/** White, or so near to it that it is meant as the paper. */
export function isWhite(paint: string): boolean {
  const color = toOklch(parse(paint));
  return color !== undefined && color.l > 0.97 && color.c < 0.02;
}

/** 0 of what is not to be seen at all, 1 of what hides all below it; gradients count as such. */
export const opacityOf = (paint: string): number => parse(paint)?.alpha ?? 1;
