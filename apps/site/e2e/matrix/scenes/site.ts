import { addressOf } from '../../addresses.ts';
import { type MakeScene, readOn, type Scenes } from './scene.ts';

/** How the site is set up is asked for when the first visit has settled. */
const settledPage: MakeScene = (page) => ({
  address: addressOf(page),
  member: null,
  forgotten: ['fortuna.site.mare'],
});

/** The self-check measures how long the server takes. */
const checked: MakeScene = (page) => ({
  address: addressOf(page),
  member: null,
  saysOfDelay: (player) =>
    player.say('site-self-check', 'findings.slow', { milliseconds: 7 }).split('7')[0] ?? '',
});

/** How the site is set up. */
export const siteScenes: Scenes = {
  '/ getSiteConfiguration': readOn(null),
  getSiteConfiguration: settledPage,
  listSiteLanguages: settledPage,
  listSocialLinks: settledPage,
  '/test listLanguages': checked,
  '/test12 listLanguages': checked,
  getHostLanguage: (page) => ({ address: addressOf(page), member: null, forgotten: ['fortuna.language'] }),
};
