import { coversOf } from './covers.ts';
import { heroOf, offersOf } from './scenes.ts';
import { avatarOf, backgroundOf, chestOf, emptyOf, prizeOf, providerMarkOf, vipBadgeOf } from './small.ts';
import type { Hand } from './stage.ts';

/** All drawings of a hand. */
export const emblemArt = (hand: Hand) => ({
  covers: coversOf(hand),
  drawHero: heroOf(hand),
  drawEmpty: emptyOf(hand),
  drawAvatar: avatarOf(hand),
  drawBackground: backgroundOf(hand),
  drawPrize: prizeOf(hand),
  drawChest: chestOf(hand),
  drawVipBadge: vipBadgeOf(hand),
  drawProviderMark: providerMarkOf(hand),
  activities: offersOf(hand),
});

export type EmblemArt = ReturnType<typeof emblemArt>;
