import { drawAvatar as coastAvatar } from './coast/avatar.ts';
import { inEveryHand } from './emblem/every-hand.ts';
import type { ArtHand } from './family.ts';
import { drawAvatar as guillocheAvatar } from './guilloche/avatar.ts';
import { drawAvatar as halftoneAvatar } from './halftone/avatar.ts';

const families: Readonly<Record<ArtHand, typeof coastAvatar>> = {
  coast: coastAvatar,
  guilloche: guillocheAvatar,
  halftone: halftoneAvatar,
  ...inEveryHand('drawAvatar'),
};

/** A square picture, 200 x 200, for players without a photo. Legible at 32 px. */
export function drawAvatar(seed: number, family: ArtHand = 'coast'): string {
  return families[family](seed);
}
