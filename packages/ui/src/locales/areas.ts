import type account from './cn/account.json';
import type auth from './cn/auth.json';
import type cashier from './cn/cashier.json';
import type common from './cn/common.json';
import type controls from './cn/controls.json';
import type errors from './cn/errors.json';
import type games from './cn/games.json';
import type gamesGreeting from './cn/games-greeting.json';
import type gamesHome from './cn/games-home.json';
import type gamesPlay from './cn/games-play.json';
import type information from './cn/information.json';
import type informationSupport from './cn/information-support.json';
import type records from './cn/records.json';
import type site from './cn/site.json';
import type siteFooter from './cn/site-footer.json';
import type sitePages from './cn/site-pages.json';

/**
 * The parts of the catalogue, each a namespace and a file a language: an area of the product (`@fortuna/domain/areas.ts`), or a part
 * of one as `<area>-<part>`, and the words that all of them share: `common` and `errors` are there from the start, `controls` with the parts that speak it. `cn` defines the keys (requirement LANG-01).
 */
export const areas = [
  'common',
  'errors',
  'controls',
  'site',
  'site-footer',
  'site-pages',
  'auth',
  'games',
  'games-greeting',
  'games-home',
  'games-play',
  'cashier',
  'records',
  'account',
  'information',
  'information-support',
] as const;
export type Area = (typeof areas)[number];

/** Catalogues that are complete so far. */
export const catalogueLanguages = ['pt', 'en', 'cn'] as const;

export interface CatalogueResources {
  readonly common: typeof common;
  readonly errors: typeof errors;
  readonly controls: typeof controls;
  readonly site: typeof site;
  readonly 'site-footer': typeof siteFooter;
  readonly 'site-pages': typeof sitePages;
  readonly auth: typeof auth;
  readonly games: typeof games;
  readonly 'games-greeting': typeof gamesGreeting;
  readonly 'games-home': typeof gamesHome;
  readonly 'games-play': typeof gamesPlay;
  readonly cashier: typeof cashier;
  readonly records: typeof records;
  readonly account: typeof account;
  readonly information: typeof information;
  readonly 'information-support': typeof informationSupport;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: CatalogueResources;
    returnNull: false;
  }
}
