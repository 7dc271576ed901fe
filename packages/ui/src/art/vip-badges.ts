import { drawVipBadge as coastVipBadge } from './coast/vip-badge.ts';
import * as collages from './emblem/collages.ts';
import * as posters from './emblem/posters.ts';
import * as tubes from './emblem/tubes.ts';
import type { ArtHand } from './family.ts';
import { drawVipBadge as guillocheVipBadge } from './guilloche/vip-badge.ts';
import { drawVipBadge as halftoneVipBadge } from './halftone/vip-badge.ts';

const families: Readonly<Record<ArtHand, typeof coastVipBadge>> = {
  coast: coastVipBadge,
  guilloche: guillocheVipBadge,
  halftone: halftoneVipBadge,
  posters: posters.drawVipBadge,
  collages: collages.drawVipBadge,
  tubes: tubes.drawVipBadge,
};

/**
 * The badge of a VIP level, 120 x 120, on a transparent ground and without a numeral: rank is told by the shape, the
 * metal and the marks on it. Levels outside 0 to 10 get the nearest badge.
 */
export function drawVipBadge(level: number, family: ArtHand = 'coast'): string {
  return families[family](level);
}
