import { drawVipBadge as coastVipBadge } from './coast/vip-badge.ts';
import { inEveryHand } from './emblem/every-hand.ts';
import type { ArtHand } from './family.ts';
import { drawVipBadge as guillocheVipBadge } from './guilloche/vip-badge.ts';
import { drawVipBadge as halftoneVipBadge } from './halftone/vip-badge.ts';

const families: Readonly<Record<ArtHand, typeof coastVipBadge>> = {
  coast: coastVipBadge,
  guilloche: guillocheVipBadge,
  halftone: halftoneVipBadge,
  ...inEveryHand('drawVipBadge'),
};

/**
 * The badge of a VIP level, 120 x 120, on a transparent ground and without a numeral: rank is told by the shape, the
 * metal and the marks on it. Levels outside 0 to 10 get the nearest badge.
 */
export function drawVipBadge(level: number, family: ArtHand = 'coast'): string {
  return families[family](level);
}
