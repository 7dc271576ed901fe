import type { AnyGameType } from '@fortuna/domain/model/games.ts';
import { covers as coastCovers } from './coast/covers.ts';
import { type CoverArt, type CoverOf, coverAddress } from './cover-art.ts';
import { inEveryHand } from './emblem/every-hand.ts';
import type { ArtHand } from './family.ts';
import { covers as guillocheCovers } from './guilloche/covers.ts';
import { covers as halftoneCovers } from './halftone/covers.ts';

/** All hands at once. A page that needs a single one loads it by `art-loaders.ts` instead. */
export interface CoverRequest extends CoverOf {
  readonly family: ArtHand;
}

const families: Readonly<Record<ArtHand, CoverArt>> = {
  coast: coastCovers,
  guilloche: guillocheCovers,
  halftone: halftoneCovers,
  ...inEveryHand('covers'),
};

/** How many different pictures a type has before colours and randomness vary them. */
export function countCompositions(family: ArtHand, type: AnyGameType): number {
  return families[family].countCompositions(type);
}

/** Which of the type's pictures a game gets, from 0. */
export function compositionOf(request: CoverRequest): number {
  return families[request.family].compositionOf(request);
}

/** A cover without any text: coast 300 x 400 (325 where no title comes over its foot), guilloche 320 x 400, halftone 360 x 360, emblems 300 x 400 (325 without a title). */
export function drawCover(request: CoverRequest): string {
  return families[request.family].draw(request);
}

/** The cover as a `data:` address for an `img`; the last 240 are kept. */
export function coverDataUri(request: CoverRequest): string {
  return coverAddress(families[request.family], request);
}
