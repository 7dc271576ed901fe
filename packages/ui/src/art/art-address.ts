import { type ArtHues, inHues } from './art-hues.ts';
import { svgDataUri } from './data-uri.ts';

/** A drawing in a brand's hues as the address of an `img`; its place as in `inHues`. */
export const artAddress = (svg: string, hues: ArtHues, place?: number): string =>
  svgDataUri(inHues(svg, hues, place));
