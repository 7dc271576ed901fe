import { svgDataUri } from './data-uri.ts';
import { turnedArt } from './turned-art.ts';

/** A drawing as the address of an `img`, its hues turned by so many degrees. */
export const artAddress = (svg: string, turn: number | undefined): string => svgDataUri(turnedArt(svg, turn));
