import { drawAvatar as coastAvatar } from './coast/avatar.ts';
import type { ArtFamily } from './family.ts';

const families: Readonly<Record<ArtFamily, typeof coastAvatar>> = {
  coast: coastAvatar,
};

/** A square picture, 200 x 200, for players without a photo. Legible at 32 px. */
export function drawAvatar(seed: number, family: ArtFamily = 'coast'): string {
  return families[family](seed);
}
