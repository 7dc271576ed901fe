import { emblemArt } from './emblem-art.ts';
import { collages } from './hand-collages.ts';

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
