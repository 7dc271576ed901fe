import { setTimeout as delay } from 'node:timers/promises';
import { addressOf } from '../../addresses.ts';
import { type MakeScene, readOn, type Scenes } from './scene.ts';

/** How the site is set up is asked for when the first visit has settled: with the player's first sign of life. */
const settledPage: MakeScene = (page) => ({
  address: addressOf(page),
  member: null,
  forgotten: ['fortuna.site.mare'],
  reach: async ({ page: tab }) => {
    // The page hears of it as soon as it is awake.
    for (let sign = 0; sign < 10; sign += 1) {
      await tab.evaluate(() => window.dispatchEvent(new Event('scroll')));
      await delay(100);
    }
  },
});

/** How the site is set up. */
export const siteScenes: Scenes = {
  '/ getSiteConfiguration': readOn(null),
  getSiteConfiguration: settledPage,
  listSiteLanguages: settledPage,
  listSocialLinks: settledPage,
  getHostLanguage: (page) => ({ address: addressOf(page), member: null, forgotten: ['fortuna.language'] }),
};
