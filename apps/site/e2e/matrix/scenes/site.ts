import { addressOf } from '../../addresses.ts';
import { type MakeScene, readOn, type Scenes } from './scene.ts';

/** How the site is set up is asked for when the first visit has settled. */
const settledPage: MakeScene = (page) => ({
  address: addressOf(page),
  member: null,
  forgotten: ['fortuna.site.mare'],
});

/** How the site is set up. */
export const siteScenes: Scenes = {
  '/ getSiteConfiguration': readOn(null),
  getSiteConfiguration: settledPage,
  listSiteLanguages: settledPage,
  listSocialLinks: settledPage,
  getHostLanguage: (page) => ({ address: addressOf(page), member: null, forgotten: ['fortuna.language'] }),
};
