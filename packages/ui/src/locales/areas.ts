import type account from './cn/account.json';
import type accountProfile from './cn/account-profile.json';
import type accountSecurity from './cn/account-security.json';
import type agency from './cn/agency.json';
import type auth from './cn/auth.json';
import type authPassword from './cn/auth-password.json';
import type cashier from './cn/cashier.json';
import type common from './cn/common.json';
import type controls from './cn/controls.json';
import type errors from './cn/errors.json';
import type games from './cn/games.json';
import type gamesBanners from './cn/games-banners.json';
import type gamesFavourites from './cn/games-favourites.json';
import type gamesGreeting from './cn/games-greeting.json';
import type gamesHome from './cn/games-home.json';
import type gamesLive from './cn/games-live.json';
import type gamesPlay from './cn/games-play.json';
import type gamesProof from './cn/games-proof.json';
import type gamesRows from './cn/games-rows.json';
import type gamesSearch from './cn/games-search.json';
import type gamesTransfer from './cn/games-transfer.json';
import type information from './cn/information.json';
import type informationAccounts from './cn/information-accounts.json';
import type informationCenter from './cn/information-center.json';
import type informationEntry from './cn/information-entry.json';
import type informationSupport from './cn/information-support.json';
import type orders from './cn/orders.json';
import type promotions from './cn/promotions.json';
import type promotionsDaily from './cn/promotions-daily.json';
import type promotionsDeposit from './cn/promotions-deposit.json';
import type promotionsFriends from './cn/promotions-friends.json';
import type promotionsLoss from './cn/promotions-loss.json';
import type promotionsTurnover from './cn/promotions-turnover.json';
import type promotionsWheels from './cn/promotions-wheels.json';
import type records from './cn/records.json';
import type recordsMoneyLog from './cn/records-money-log.json';
import type site from './cn/site.json';
import type siteDownload from './cn/site-download.json';
import type siteFooter from './cn/site-footer.json';
import type siteMaintenance from './cn/site-maintenance.json';
import type siteNotFound from './cn/site-not-found.json';
import type sitePages from './cn/site-pages.json';
import type siteSelfCheck from './cn/site-self-check.json';
import type vip from './cn/vip.json';
import type vipLevelUp from './cn/vip-level-up.json';

/**
 * The parts of the catalogue, each a namespace and a file a language: an area of the product (`@fortuna/domain/areas.ts`), or a part
 * of one as `<area>-<part>`, and the words that all of them share: `common` and `errors` are there from the start, `controls` with the parts that speak it. `cn` defines the keys (requirement LANG-01).
 */
export const areas = [
  'common',
  'errors',
  'controls',
  'site',
  'site-download',
  'site-footer',
  'site-maintenance',
  'site-not-found',
  'site-pages',
  'site-self-check',
  'auth',
  'auth-password',
  'games',
  'games-banners',
  'games-favourites',
  'games-greeting',
  'games-home',
  'games-live',
  'games-play',
  'games-rows',
  'games-proof',
  'games-transfer',
  'games-search',
  'cashier',
  'promotions-wheels',
  'records',
  'records-money-log',
  'account',
  'account-profile',
  'account-security',
  'agency',
  'information',
  'information-accounts',
  'information-center',
  'information-entry',
  'information-support',
  'orders',
  'promotions',
  'promotions-friends',
  'promotions-loss',
  'promotions-daily',
  'promotions-deposit',
  'promotions-turnover',
  'vip',
  'vip-level-up',
] as const;
export type Area = (typeof areas)[number];

/** Catalogues that are complete so far. */
export const catalogueLanguages = ['pt', 'en', 'cn'] as const;

export interface CatalogueResources {
  readonly common: typeof common;
  readonly errors: typeof errors;
  readonly controls: typeof controls;
  readonly site: typeof site;
  readonly 'site-download': typeof siteDownload;
  readonly 'site-footer': typeof siteFooter;
  readonly 'site-maintenance': typeof siteMaintenance;
  readonly 'site-not-found': typeof siteNotFound;
  readonly 'site-pages': typeof sitePages;
  readonly 'site-self-check': typeof siteSelfCheck;
  readonly auth: typeof auth;
  readonly 'auth-password': typeof authPassword;
  readonly games: typeof games;
  readonly 'games-banners': typeof gamesBanners;
  readonly 'games-favourites': typeof gamesFavourites;
  readonly 'games-greeting': typeof gamesGreeting;
  readonly 'games-home': typeof gamesHome;
  readonly 'games-live': typeof gamesLive;
  readonly 'games-play': typeof gamesPlay;
  readonly 'games-rows': typeof gamesRows;
  readonly 'games-proof': typeof gamesProof;
  readonly 'games-transfer': typeof gamesTransfer;
  readonly 'games-search': typeof gamesSearch;
  readonly cashier: typeof cashier;
  readonly 'promotions-wheels': typeof promotionsWheels;
  readonly records: typeof records;
  readonly 'records-money-log': typeof recordsMoneyLog;
  readonly account: typeof account;
  readonly 'account-profile': typeof accountProfile;
  readonly 'account-security': typeof accountSecurity;
  readonly agency: typeof agency;
  readonly information: typeof information;
  readonly 'information-accounts': typeof informationAccounts;
  readonly 'information-center': typeof informationCenter;
  readonly 'information-entry': typeof informationEntry;
  readonly 'information-support': typeof informationSupport;
  readonly orders: typeof orders;
  readonly promotions: typeof promotions;
  readonly 'promotions-friends': typeof promotionsFriends;
  readonly 'promotions-loss': typeof promotionsLoss;
  readonly 'promotions-daily': typeof promotionsDaily;
  readonly 'promotions-deposit': typeof promotionsDeposit;
  readonly 'promotions-turnover': typeof promotionsTurnover;
  readonly vip: typeof vip;
  readonly 'vip-level-up': typeof vipLevelUp;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: CatalogueResources;
    returnNull: false;
  }
}
