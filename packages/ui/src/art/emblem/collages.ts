import { collages } from './collages.hand.ts';
import { emblemArt } from './emblem-art.ts';

export const {
  covers,
  drawHero,
  drawEmpty,
  drawAvatar,
  drawBackground,
  drawPrize,
  drawChest,
  drawVipBadge,
  drawProviderMark,
  activities,
} = emblemArt(collages);
