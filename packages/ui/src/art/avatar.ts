import { drawAvatar as coastAvatar } from './coast/avatar.ts';
import * as collages from './emblem/collages.ts';
import * as posters from './emblem/posters.ts';
import * as tubes from './emblem/tubes.ts';
import type { ArtHand } from './family.ts';
import { drawAvatar as guillocheAvatar } from './guilloche/avatar.ts';
import { drawAvatar as halftoneAvatar } from './halftone/avatar.ts';

const families: Readonly<Record<ArtHand, typeof coastAvatar>> = {
  coast: coastAvatar,
  guilloche: guillocheAvatar,
  halftone: halftoneAvatar,
  posters: posters.drawAvatar,
  collages: collages.drawAvatar,
  tubes: tubes.drawAvatar,
};

/** A square picture, 200 x 200, for players without a photo. Legible at 32 px. */
export function drawAvatar(seed: number, family: ArtHand = 'coast'): string {
  return families[family](seed);
}
