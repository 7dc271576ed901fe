import { drawAvatar as coastAvatar } from './coast/avatar.ts';
import type { ArtFamily } from './family.ts';
import { drawAvatar as guillocheAvatar } from './guilloche/avatar.ts';
import { drawAvatar as halftoneAvatar } from './halftone/avatar.ts';

const families: Readonly<Record<ArtFamily, typeof coastAvatar>> = {
  coast: coastAvatar,
  guilloche: guillocheAvatar,
  halftone: halftoneAvatar,
};

/** A square picture, 200 x 200, for players without a photo. Legible at 32 px. */
export function drawAvatar(seed: number, family: ArtFamily = 'coast'): string {
  return families[family](seed);
}
