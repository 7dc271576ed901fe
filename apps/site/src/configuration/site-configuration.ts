import { getSiteConfiguration, listSiteLanguages, listSocialLinks } from '@fortuna/api/calls/site.ts';
import type { Maintenance, SiteConfiguration } from '@fortuna/domain/model/site.ts';
import { currentApi } from '../platform/api.ts';
import { serverPicture } from '../platform/server-picture.ts';
import { closedSite, closeSite, openSite } from './closed-site.ts';
import {
  isSameSite,
  type KnownSite,
  keepSite,
  knownSite,
  readableName,
  readKnownSite,
} from './known-site.ts';
import { hasOwnLook, showKnownLook } from './own-look.tsx';
import { brandPack } from './shown-brand.ts';

/** How long an answer is good enough, in milliseconds. */
const freshFor = 5 * 60_000;

const answerOf = <Value>(result: PromiseSettledResult<Value>) =>
  result.status === 'fulfilled' ? result.value : null;

/** What hangs on the name of the site is asked for with it; a part that does not come is as it was. */
async function readSite({ site, title, logoUrl, downloadUrl }: SiteConfiguration): Promise<KnownSite | null> {
  const api = currentApi();
  const [languages, socials] = await Promise.allSettled([
    listSiteLanguages(api, site),
    listSocialLinks(api, site),
  ]);
  const kept = knownSite();
  const before = kept?.site === site ? kept : null;
  return readKnownSite({
    at: Date.now(),
    site,
    title: readableName(title),
    logoUrl: serverPicture(logoUrl),
    downloadUrl,
    languages:
      answerOf(languages)?.map(({ value, option, iconUrl }) => ({
        value,
        name: option,
        iconUrl: serverPicture(iconUrl),
      })) ?? before?.languages,
    socials: answerOf(socials)?.map(({ title: network, url }) => ({ network, url })) ?? before?.socials,
  });
}

/** Only a question may open the site again, not the answer to one that has just been told that it is closed. */
interface AskOptions {
  readonly mayOpen: boolean;
}

async function ask({ mayOpen }: AskOptions): Promise<void> {
  const configuration = await getSiteConfiguration(currentApi(), { domain: window.location.hostname });
  if (configuration.maintenance) closeSite(configuration.maintenance);
  else if (mayOpen) openSite();
  const site = await readSite(configuration);
  if (site === null) return;
  const isNews = !isSameSite(knownSite(), site);
  const pack = brandPack();
  keepSite(site, pack !== undefined && hasOwnLook(pack, site));
  if (isNews) showKnownLook();
}

let underway: Promise<void> | null = null;

/** Asks the server how the site is set up; one question at a time. Never rejects: what does not come is as it was. */
export function askConfiguration(options: AskOptions = { mayOpen: true }): Promise<void> {
  underway ??= ask(options)
    .catch(() => undefined)
    .finally(() => {
      underway = null;
    });
  return underway;
}

/** The same where the last answer is old; a clock that has been put back makes it so. */
export async function refreshConfiguration(): Promise<void> {
  const { at } = knownSite() ?? { at: 0 };
  if (closedSite() !== null || Math.abs(Date.now() - at) > freshFor) await askConfiguration();
}

/** A call has been told that the site is closed. The configuration knows until when. */
export function hearOfMaintenance(message: string | null): void {
  if (closedSite() !== null) return;
  const heard: Maintenance = { until: null, message };
  closeSite(heard);
  window.dispatchEvent(new Event('wake'));
  void askConfiguration({ mayOpen: false });
}
