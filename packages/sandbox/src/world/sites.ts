import { isSiteLanguage, type SiteLanguage } from '@fortuna/domain/language.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { MessageLanguage } from '../messages/translate.ts';
import { prepared } from './prepared.ts';
import { randomHex } from './random.ts';
import type { SitePicture } from './site-picture.ts';
import { siteConfigurations, siteLinks, sitePictures } from './tables-site.ts';
import type { World } from './world.ts';

/** What players of a closed site are told. */
export interface Maintenance {
  /** When it is expected to open; null: nobody has said so. */
  readonly until: number | null;
  readonly messages: Partial<Readonly<Record<MessageLanguage, string>>>;
}

/** The operator's words; null where there are none. */
export function maintenanceWords({ messages }: Maintenance, language: MessageLanguage): string | null {
  return messages[language] ?? messages.pt ?? null;
}

/** A site as the operator has set it. */
export interface SiteConfiguration {
  readonly site: string;
  readonly title: string;
  readonly defaultLanguage: SiteLanguage;
  /** In the order to show them. */
  readonly languages: readonly SiteLanguage[];
  /** The key of its logo; null: the brand's own drawing. */
  readonly logoKey: string | null;
  /** Where the operator's own app comes from; null: there is none. */
  readonly downloadUrl: string | null;
  /** Null: the site is open. */
  readonly maintenance: Maintenance | null;
}

type Row = typeof siteConfigurations.$inferSelect;

function configurationOf({
  site,
  title,
  defaultLanguage,
  languages,
  logoKey,
  downloadUrl,
  ...row
}: Row): SiteConfiguration {
  return {
    site,
    title,
    defaultLanguage: isSiteLanguage(defaultLanguage) ? defaultLanguage : 'pt',
    languages: JSON.parse(languages),
    logoKey,
    downloadUrl,
    maintenance: row.isClosed ? { until: row.closedUntil, messages: JSON.parse(row.closedMessages) } : null,
  };
}

const rowBySite = prepared((db) =>
  db
    .select()
    .from(siteConfigurations)
    .where(eq(siteConfigurations.site, sql.placeholder('site')))
    .prepare(),
);

/** @throws for a site that is not set up */
export function readSite(world: World, site: string): SiteConfiguration {
  const row = rowBySite(world.db).get({ site });
  if (row === undefined) throw new RangeError(`no site ${site}`);
  return configurationOf(row);
}

export type SiteNames = Pick<SiteConfiguration, 'title' | 'defaultLanguage' | 'languages'>;

export function addSite(world: World, site: string, { title, defaultLanguage, languages }: SiteNames): void {
  world.db
    .insert(siteConfigurations)
    .values({
      site,
      title,
      defaultLanguage,
      languages: JSON.stringify(languages),
      isClosed: false,
      closedMessages: '{}',
    })
    .run();
}

function change(world: World, site: string, values: Partial<Row>): void {
  world.db.update(siteConfigurations).set(values).where(eq(siteConfigurations.site, site)).run();
}

export function nameSite(world: World, site: string, { title, defaultLanguage, languages }: SiteNames): void {
  change(world, site, { title, defaultLanguage, languages: JSON.stringify(languages) });
}

/** Closes a site for players, or opens it again (null). */
export function closeSite(world: World, site: string, maintenance: Maintenance | null): void {
  change(world, site, {
    isClosed: maintenance !== null,
    closedUntil: maintenance?.until ?? null,
    closedMessages: JSON.stringify(maintenance?.messages ?? {}),
  });
}

/** Names where the operator's own app comes from, or takes that away (null). */
export function setDownloadUrl(world: World, site: string, downloadUrl: string | null): void {
  change(world, site, { downloadUrl });
}

/** Puts a picture in the place of the brand's drawn logo, or takes it away (null). Each has an address of its own, for ever. */
export function setLogo(world: World, site: string, picture: SitePicture | null): void {
  const { logoKey: before } = readSite(world, site);
  const key = picture === null ? null : randomHex(8);
  if (picture !== null && key !== null)
    world.db
      .insert(sitePictures)
      .values({ key, ...picture })
      .run();
  change(world, site, { logoKey: key });
  if (before !== null) world.db.delete(sitePictures).where(eq(sitePictures.key, before)).run();
}

export function findSitePicture(world: World, key: string): SitePicture | undefined {
  return world.db.select().from(sitePictures).where(eq(sitePictures.key, key)).get();
}

export type SiteLink = typeof siteLinks.$inferSelect;

/** In the order in which they were added. */
export function listSiteLinks(world: World, site: string): SiteLink[] {
  return world.db.select().from(siteLinks).where(eq(siteLinks.site, site)).orderBy(asc(siteLinks.id)).all();
}

export interface NewSiteLink {
  readonly title: string;
  readonly url: string;
}

/** The platform's word for a network: its name in small letters without marks, e.g. `telegram`. */
function networkType(title: string): string {
  const plain = title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 30);
  return plain.length < 2 ? 'link' : plain;
}

export function addSiteLink(world: World, site: string, { title, url }: NewSiteLink): void {
  world.db
    .insert(siteLinks)
    .values({ site, type: networkType(title), title, url })
    .run();
}

const ofSite = (site: string, id: number) => and(eq(siteLinks.site, site), eq(siteLinks.id, id));

/** @returns false where there is no such link, in which case nothing changes */
export function changeSiteLink(world: World, site: string, id: number, { title, url }: NewSiteLink): boolean {
  const values = { type: networkType(title), title, url };
  return world.db.update(siteLinks).set(values).where(ofSite(site, id)).returning().get() !== undefined;
}

/** @returns false where there is no such link */
export function removeSiteLink(world: World, site: string, id: number): boolean {
  return world.db.delete(siteLinks).where(ofSite(site, id)).returning().get() !== undefined;
}
