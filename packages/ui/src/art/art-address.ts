import { turnedArt } from './art-hues.ts';
import { svgDataUri } from './data-uri.ts';

/** A drawing as the address of an `img`, its hues turned by so many degrees. */
export const artAddress = (svg: string, turn: number | undefined): string => svgDataUri(turnedArt(svg, turn));
