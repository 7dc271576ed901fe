import { isSiteLanguage, siteLanguages } from '@fortuna/domain/language.ts';
import { parsePlatformDate } from '@fortuna/domain/time-zone.ts';
import { findSite } from '../../../site/site-settings.ts';
import { readPicture } from '../../../world/site-picture.ts';
import {
  addSiteLink,
  changeSiteLink,
  closeSite,
  type NewSiteLink,
  nameSite,
  removeSiteLink,
  setDownloadUrl,
  setLogo,
} from '../../../world/sites.ts';
import type { Words } from '../desk.ts';
import type { Action } from './action.ts';

/** As long as a name may be that stands in every page's head. */
export const longestSiteName = 24;
export const longestMaintenanceMessage = 300;

/** Does something to the site that the form's address names. */
function ofSite(act: (site: string, desk: Parameters<Action>[0]) => ReturnType<Action>): Action {
  return (desk) => {
    const found = findSite(desk.asked('site'));
    return found === undefined ? { refused: 'fields' } : act(found.site, desk);
  };
}

export const renameSite = ofSite((site, { world, typed }) => {
  const title = typed('name');
  const defaultLanguage = typed('default');
  const languages = siteLanguages.filter((code) => typed(`speaks_${code}`) === '1');
  if (title === '' || title.length > longestSiteName) return { refused: 'fields' };
  if (!isSiteLanguage(defaultLanguage) || !languages.includes(defaultLanguage))
    return { refused: 'languages' };
  // The one that it starts in stands first.
  const others = languages.filter((code) => code !== defaultLanguage);
  nameSite(world, site, { title, defaultLanguage, languages: [defaultLanguage, ...others] });
  return { done: 'siteNamed', about: title };
});

export const changeLogo = ofSite((site, { world, typed, file }) => {
  if (typed('remove') === '1') {
    setLogo(world, site, null);
    return { done: 'logoRemoved' };
  }
  const picture = readPicture(file('logo'));
  if (picture === null) return { refused: 'picture' };
  setLogo(world, site, picture);
  return { done: 'logoSet' };
});

/** An address as it was typed; null where it is none that may leave the site. */
function safeAddress(url: string): string | null {
  if (url.length > 300 || !URL.canParse(url)) return null;
  const { protocol, username, password, href } = new URL(url);
  return protocol === 'https:' && username === '' && password === '' ? href : null;
}

function typedLink(typed: Words): NewSiteLink | null {
  const [title, url] = [typed('title'), safeAddress(typed('url'))];
  return title === '' || title.length > 40 || url === null ? null : { title, url };
}

export const changeApp = ofSite((site, { world, typed }) => {
  if (typed('app') === '') {
    setDownloadUrl(world, site, null);
    return { done: 'appRemoved' };
  }
  const url = safeAddress(typed('app'));
  if (url === null) return { refused: 'siteLink' };
  setDownloadUrl(world, site, url);
  return { done: 'appSet' };
});

export const addLink = ofSite((site, { world, typed }) => {
  const link = typedLink(typed);
  if (link === null) return { refused: 'siteLink' };
  addSiteLink(world, site, link);
  return { done: 'linkAdded', about: link.title };
});

export const changeLink = ofSite((site, { world, typed, named }) => {
  const id = Number(named('id'));
  if (typed('remove') === '1') {
    return removeSiteLink(world, site, id) ? { done: 'linkRemoved' } : { unchanged: named('id') };
  }
  const link = typedLink(typed);
  if (link === null) return { refused: 'siteLink' };
  return changeSiteLink(world, site, id, link)
    ? { done: 'linkChanged', about: link.title }
    : { unchanged: named('id') };
});

export const changeMaintenance = ofSite((site, { world, typed }) => {
  if (typed('open') === '1') {
    closeSite(world, site, null);
    return { done: 'siteOpened' };
  }
  const wall = typed('until').replace('T', ' ');
  const until =
    wall === '' ? null : Date.parse(parsePlatformDate(wall.length === 16 ? `${wall}:00` : wall) ?? '');
  if (until !== null && !(until > world.clock.now())) return { refused: 'until' };
  const written = (['pt', 'en', 'cn'] as const).map((code) => [code, typed(`message_${code}`)] as const);
  if (written.some(([, text]) => text.length > longestMaintenanceMessage)) return { refused: 'fields' };
  closeSite(world, site, { until, messages: Object.fromEntries(written.filter(([, text]) => text !== '')) });
  return { done: 'siteClosed' };
});
