import type account from './cn/account.json';
import type auth from './cn/auth.json';
import type cashier from './cn/cashier.json';
import type common from './cn/common.json';
import type errors from './cn/errors.json';
import type footer from './cn/footer.json';
import type game from './cn/game.json';
import type lobby from './cn/lobby.json';
import type pages from './cn/pages.json';
import type play from './cn/play.json';
import type records from './cn/records.json';
import type shell from './cn/shell.json';

/** The areas of the catalogue, each a namespace and a file a language. `cn` defines the keys (requirement LANG-01). */
export const areas = [
  'common',
  'errors',
  'shell',
  'footer',
  'auth',
  'lobby',
  'game',
  'play',
  'cashier',
  'records',
  'account',
  'pages',
] as const;
export type Area = (typeof areas)[number];

/** Catalogues that are complete so far. */
export const catalogueLanguages = ['pt', 'en', 'cn'] as const;
export type CatalogueLanguage = (typeof catalogueLanguages)[number];

export interface CatalogueResources {
  readonly common: typeof common;
  readonly errors: typeof errors;
  readonly shell: typeof shell;
  readonly footer: typeof footer;
  readonly auth: typeof auth;
  readonly lobby: typeof lobby;
  readonly game: typeof game;
  readonly play: typeof play;
  readonly cashier: typeof cashier;
  readonly records: typeof records;
  readonly account: typeof account;
  readonly pages: typeof pages;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: CatalogueResources;
    returnNull: false;
  }
}
