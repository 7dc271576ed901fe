import { drawEmpty as coastEmpty } from './coast/empty.ts';
import { inEveryHand } from './emblem/every-hand.ts';
import { type EmptyKind as Kind, emptyKinds as kinds } from './empty-kinds.ts';
import type { ArtHand } from './family.ts';
import { drawEmpty as guillocheEmpty } from './guilloche/empty.ts';
import { drawEmpty as halftoneEmpty } from './halftone/empty.ts';

export type EmptyKind = Kind;
export const emptyKinds = kinds;

const families: Readonly<Record<ArtHand, typeof coastEmpty>> = {
  coast: coastEmpty,
  guilloche: guillocheEmpty,
  halftone: halftoneEmpty,
  ...inEveryHand('drawEmpty'),
};

/** A picture for a state without content, 300 x 220, on a transparent ground; decorative, the words are the page's. */
export function drawEmpty(kind: EmptyKind, family: ArtHand = 'coast'): string {
  return families[family](kind);
}
