import { emblemArt } from './emblem-art.ts';
import { tubes } from './hand-tubes.ts';

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
} = emblemArt(tubes);
