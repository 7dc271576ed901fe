import { emblemArt } from './emblem-art.ts';
import { posters } from './posters.hand.ts';

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
} = emblemArt(posters);
