import { clampChroma, converter, formatHex, type Oklch } from 'culori';

const toOklch = converter('oklch');

/** A colour of the same hue: its lightness (oklch, 0 to 1), and its chroma, which is never more than the colour's own. As `#rrggbb`. */
export function toned(colour: string, lightness: number, chroma: number): string {
  const { c = 0, h = 0 } = toOklch(colour) ?? {};
  const wanted: Oklch = { mode: 'oklch', l: lightness, c: Math.min(chroma, c), h };
  return formatHex(clampChroma(wanted, 'oklch'));
}

/** The same colour, lighter or darker by so much of oklch's lightness. */
export function lifted(colour: string, by: number): string {
  const { l = 0, c = 0 } = toOklch(colour) ?? {};
  return toned(colour, Math.min(0.98, Math.max(0.06, l + by)), c);
}

/** The same colour, where it is no lighter than that (oklch's lightness); else as dark as that. */
export function darkened(colour: string, most: number): string {
  const { l = 0, c = 0 } = toOklch(colour) ?? {};
  return l > most ? toned(colour, most, c) : colour;
}

/** A colour beside two others: between them where they are far from each other, nearer to the first, else on its other side. Quieter than either. */
export function thirdOf(first: string, second: string): string {
  const { c: chroma = 0, h: own } = toOklch(first) ?? {};
  const { c: otherChroma = 0, h: other = own ?? 0 } = toOklch(second) ?? {};
  const h = own ?? other;
  const apart = ((((other - h + 180) % 360) + 360) % 360) - 180;
  const hue = Math.abs(apart) > 100 ? h + apart * 0.4 : h + (apart > 0 ? -55 : 55);
  const wanted: Oklch = { mode: 'oklch', l: 0.72, c: Math.min(0.115, Math.max(chroma, otherChroma)), h: hue };
  return formatHex(clampChroma(wanted, 'oklch'));
}

/** From red through orange to a yellowish green: dark, such a colour is a brown. */
export function isWarm(colour: string): boolean {
  const { c = 0, h = 0 } = toOklch(colour) ?? {};
  return c > 0.03 && (h < 125 || h > 350);
}

/** How much of a yellow it is: 1 at gold, 0 from orange and from green on, and for greys. */
export function yellowness(colour: string): number {
  const { c = 0, h = 0 } = toOklch(colour) ?? {};
  return c > 0.03 ? Math.max(0, 1 - Math.abs(h - 92) / 40) : 0;
}
