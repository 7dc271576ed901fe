import { drawProviderMark as coastMark } from './coast/provider-mark.ts';
import type { ArtFamily } from './family.ts';
import { drawProviderMark as guillocheMark } from './guilloche/provider-mark.ts';
import { drawProviderMark as halftoneMark } from './halftone/provider-mark.ts';

const families: Readonly<Record<ArtFamily, typeof coastMark>> = {
  coast: coastMark,
  guilloche: guillocheMark,
  halftone: halftoneMark,
};

/** A studio's sign, 96 x 96, from its key. Legible at 32 px. */
export function drawProviderMark(key: string, family: ArtFamily = 'coast'): string {
  return families[family](key);
}
