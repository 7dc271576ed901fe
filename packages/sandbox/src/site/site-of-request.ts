import type { Context } from 'hono';
import { mainSite, type SiteSettings, siteForHost, unnamedSite } from './site-settings.ts';

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

/** The site that a request comes from: the first of the hints that names one which is set up, else the main one. */
export function siteOfRequest({ domain, origin, forwardedHost, host }: SiteHints): SiteSettings {
  const sender = origin !== undefined && URL.canParse(origin) ? new URL(origin).host : undefined;
  const hosts = [domain, sender, forwardedHost, host].filter((name) => name !== undefined);
  const fallback = hosts.every((name) => ownMachine.test(name)) ? mainSite : unnamedSite;
  return hosts.map(siteForHost).find((site) => site !== null) ?? fallback;
}

/** The same from a request that has come in. */
export function siteOfContext({ req }: Context): SiteSettings {
  return siteOfRequest({
    domain: req.query('domain'),
    origin: req.header('origin'),
    forwardedHost: req.header('x-forwarded-host'),
    host: new URL(req.url).host,
  });
}

/** Which of the sites' origins a request comes from: the sender's own, or the one that it was passed on from; else the first. */
export function originOfContext({ req }: Context, siteOrigins: readonly string[]): string {
  const [sender, passedOn] = [req.header('origin'), req.header('x-forwarded-host')];
  const comesFrom = (origin: string) => origin === sender || new URL(origin).host === passedOn;
  return siteOrigins.find(comesFrom) ?? siteOrigins[0] ?? '';
}
