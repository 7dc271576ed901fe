import { claiming } from './claiming.ts';
import type { Scenes } from './scene.ts';

/** Levels and what they give. */
export const vipScenes: Scenes = {
  '/promotion/vip listVipLevels': (page) => ({ address: page, member: null }),
  '/promotion/activity/cashback listVipLevels': (page) => ({ address: page, member: null }),
  collectRebates: claiming,
};
