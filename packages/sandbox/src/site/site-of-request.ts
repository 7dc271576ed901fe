import type { Context } from 'hono';
import { hostName, mainSite, type SiteSettings, siteForHost, unnamedSite } from './site-settings.ts';

/** What of a request can tell the site. */
export interface SiteHints {
  /** Host name that the site itself has sent along. */
  readonly domain: string | undefined;
  readonly origin: string | undefined;
  /** Host that the site's own server was asked for, where it passes calls on. */
  readonly forwardedHost: string | undefined;
  readonly host: string;
}

const ownMachine = /^(localhost|127\.0\.0\.1|\[::1\])?(:\d+)?$/;

/** Sites that nobody has set up, by the hosts of the brands that they put on. */
type BrandSites = ReadonlyMap<string, SiteSettings>;

/** The site that a request comes from: the first of the hints that names one which is set up, else a brand's own, else the main one. */
export function siteOfRequest(
  { domain, origin, forwardedHost, host }: SiteHints,
  brandSites: BrandSites,
): SiteSettings {
  const sender = origin !== undefined && URL.canParse(origin) ? new URL(origin).host : undefined;
  const hosts = [domain, sender, forwardedHost, host].filter((name) => name !== undefined);
  const fallback = hosts.every((name) => ownMachine.test(name)) ? mainSite : unnamedSite;
  const setUp = hosts.map(siteForHost).find((site) => site !== null);
  const ofBrand = hosts.map((name) => brandSites.get(hostName(name))).find((site) => site !== undefined);
  return setUp ?? ofBrand ?? fallback;
}

/** The same from a request that has come in. */
export function siteOfContext({ req }: Context, brandSites: BrandSites): SiteSettings {
  const hints = {
    domain: req.query('domain'),
    origin: req.header('origin'),
    forwardedHost: req.header('x-forwarded-host'),
    host: new URL(req.url).host,
  };
  return siteOfRequest(hints, brandSites);
}

/** Which of the sites' origins a request comes from: the sender's own, or the one that it was passed on from; else the first. */
export function originOfContext({ req }: Context, siteOrigins: readonly string[]): string {
  const [sender, passedOn] = [req.header('origin'), req.header('x-forwarded-host')];
  const comesFrom = (origin: string) => origin === sender || new URL(origin).host === passedOn;
  return siteOrigins.find(comesFrom) ?? siteOrigins[0] ?? '';
}
