import { drawProviderMark as coastMark } from './coast/provider-mark.ts';
import { inEveryHand } from './emblem/every-hand.ts';
import type { ArtHand } from './family.ts';
import { drawProviderMark as guillocheMark } from './guilloche/provider-mark.ts';
import { drawProviderMark as halftoneMark } from './halftone/provider-mark.ts';

const families: Readonly<Record<ArtHand, typeof coastMark>> = {
  coast: coastMark,
  guilloche: guillocheMark,
  halftone: halftoneMark,
  ...inEveryHand('drawProviderMark'),
};

/** A studio's sign, 96 x 96, from its key. Legible at 32 px. */
export function drawProviderMark(key: string, family: ArtHand = 'coast'): string {
  return families[family](key);
}
