import { emblemArt } from './emblem-art.ts';
import { posters } from './hand-posters.ts';

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
