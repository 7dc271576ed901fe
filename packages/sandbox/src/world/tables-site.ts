import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { pictureTypes } from './site-picture.ts';

/** What an operator sets of each site without a new build. */
export const siteConfigurations = sqliteTable('site_configurations', {
  site: text('site').primaryKey(),
  title: text('title').notNull(),
  defaultLanguage: text('default_language').notNull(),
  /** JSON: codes of the languages that the site offers, in the order to show them. */
  languages: text('languages').notNull(),
  /** Of `site_pictures`; null: the brand's own drawing. */
  logoKey: text('logo_key'),
  /** Of the operator's own app; null: there is none. */
  downloadUrl: text('download_url'),
  /** Closed for maintenance: players are sent away until it opens again. */
  isClosed: integer('is_closed', { mode: 'boolean' }).notNull(),
  /** When it is expected to open; null: nobody has said so. */
  closedUntil: integer('closed_until'),
  /** JSON: what players are told, by language. */
  closedMessages: text('closed_messages').notNull(),
});

export const sitePictures = sqliteTable('site_pictures', {
  key: text('key').primaryKey(),
  type: text('type', { enum: pictureTypes }).notNull(),
  /** Base64: every driver knows texts. */
  content: text('content').notNull(),
});

export const siteLinks = sqliteTable(
  'site_links',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    site: text('site').notNull(),
    type: text('type').notNull(),
    title: text('title').notNull(),
    url: text('url').notNull(),
  },
  (table) => [index('site_links_site').on(table.site)],
);
