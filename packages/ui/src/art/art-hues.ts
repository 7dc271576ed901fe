import { inPrint } from './art-print.ts';
import type { ArtPrint } from './family.ts';
import type { Shades, Tint } from './shades.ts';
import { inSpots, isInSpots } from './spot-inks.ts';
import { filtered, grey, shadeTables, smooth, unitOf } from './svg-filter.ts';

/** How a brand has the drawings of a family in its own colours; what is left out changes nothing. */
export interface ArtHues {
  /** Degrees by which all hues are turned; light and dark stay. */
  readonly artTurn?: number;
  /** Shades of two colours that drawings are printed in instead, with some of their own colours left: light and dark stay. */
  readonly artTint?: Tint;
  /** How they are printed; `plain` where it is left out. */
  readonly artPrint?: ArtPrint;
}

/** How much of a drawing's own colours its tint leaves. */
const own = 0.3;

/** Which of the two colours a drawing has in its shadows and which in its lights. */
const ways = [
  [0, 1],
  [1, 0],
  [0, 0],
  [1, 1],
] as const;

/** From light and dark to shades, which a cut has flat and pure. */
function tinted(svg: string, [dark, dim, bright, light]: Shades, isCut: boolean): string {
  const filter = isCut
    ? `${grey}${smooth(unitOf(svg))}${shadeTables([dark, dark, dim, dim, bright, bright, light, light], 'discrete')}`
    : `${grey}${shadeTables([dark, dim, bright, light], 'table')}<feComposite in2="SourceGraphic" operator="arithmetic" k2="${1 - own}" k3="${own}"/>`;
  return filtered(svg, 'tint', filter);
}

const turnedBy = (svg: string, degrees = 0): string =>
  degrees ? svg.replace('<svg', `$& style="filter:hue-rotate(${degrees}deg)"`) : svg;

/** A drawing in a brand's hues and print, one of emblems in its inks alone; by its place those of a list take turns in how they have the two of a tint, so that neighbours differ. */
export function inHues(svg: string, { artTurn, artTint, artPrint = 'plain' }: ArtHues, place = 1): string {
  if (isInSpots(svg)) return artTint === undefined ? turnedBy(svg, artTurn) : inSpots(svg, artTint);
  if (artTint === undefined) return inPrint(turnedBy(svg, artTurn), artPrint);
  const [shadows, lights] = ways[place % ways.length] ?? ways[0];
  const [dark, dim] = artTint[shadows];
  const [, , bright, light] = artTint[lights];
  const isCut = artPrint === 'cut';
  const shaded = tinted(svg, [dark, dim, bright, light], isCut);
  return isCut ? shaded : inPrint(shaded, artPrint);
}
