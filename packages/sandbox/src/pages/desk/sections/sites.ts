import { siteLanguages } from '@fortuna/domain/language.ts';
import { longestWordmark } from '@fortuna/domain/model/site.ts';
import { html } from 'hono/html';
import { fillIn } from '../../../messages/translate.ts';
import { findSite, hostsOfSite, mainSite, sites } from '../../../site/site-settings.ts';
import { largestPicture } from '../../../world/site-picture.ts';
import {
  findSitePicture,
  listSiteLinks,
  readSite,
  type SiteConfiguration,
  type SiteLink,
} from '../../../world/sites.ts';
import { languageLabel } from '../../language-label.ts';
import type { Markup } from '../../page.ts';
import { longestMaintenanceMessage, longestSiteName } from '../actions/site-actions.ts';
import { type Desk, deskPath, type Section } from '../desk.ts';
import { badge, part, typedText } from '../parts/pieces.ts';
import { question } from '../parts/question.ts';
import { announcementLanguages } from './announcements.ts';

/** Address of a form about a site. */
function formPath(site: string, form: string): string {
  return `${deskPath('sites')}/${form}?site=${site}`;
}

function siteLinks(desk: Desk, current: SiteConfiguration): Markup {
  const links = sites.map(({ site }) => {
    const { title, maintenance } = readSite(desk.world, site);
    const mark = site === current.site ? html` aria-current="true"` : '';
    return html`<li><a href="${deskPath('sites')}?site=${site}"${mark}>${typedText(title)}&nbsp;(${site})${
      maintenance === null ? '' : html` ${badge('bad', desk.texts.sites.closed)}`
    }</a></li>`;
  });
  return html`<nav class="states" aria-label="${desk.texts.sites.choose}"><ul>${links}</ul></nav>`;
}

function namesForm(
  { texts, typed }: Desk,
  { site, title, languages, defaultLanguage }: SiteConfiguration,
): Markup {
  const words = texts.sites;
  const boxes = siteLanguages.map(
    (code) =>
      html`<label class="check"><input type="checkbox" name="speaks_${code}" value="1"${
        languages.includes(code) ? html` checked` : ''
      }> ${languageLabel(code)}</label>`,
  );
  const options = siteLanguages.map(
    (code) =>
      html`<option value="${code}"${code === defaultLanguage ? html` selected` : ''}>${languageLabel(code)}</option>`,
  );
  return part(
    'names',
    words.names,
    html`<form class="stack" method="post" action="${formPath(site, 'names')}">
<label>${words.title} <input name="name" required maxlength="${longestSiteName}" value="${typed('name') || title}" aria-describedby="name-hint"></label>
<p class="hint" id="name-hint">${fillIn(words.titleHint, { letters: longestWordmark })}</p>
<label>${words.start} <select name="default">${options}</select></label>
<fieldset><legend>${words.languages}</legend><div class="boxes">${boxes}</div></fieldset>
<p class="hint">${words.languagesHint}</p>
<div class="buttons"><button class="first">${words.save}</button></div></form>`,
  );
}

function logoForm({ world, texts }: Desk, { site, logoKey }: SiteConfiguration): Markup {
  const words = texts.sites;
  const picture = logoKey === null ? undefined : findSitePicture(world, logoKey);
  const shown =
    picture === undefined
      ? html`<p class="quiet">${words.noLogo}</p>`
      : html`<img class="logo" alt="${words.logoShown}" src="data:${picture.type};base64,${picture.content}">
<form method="post" action="${formPath(site, 'logo')}"><button class="last" name="remove" value="1">${words.removeLogo}</button></form>`;
  return part(
    'logo',
    words.logo,
    html`${shown}<form class="line" method="post" enctype="multipart/form-data" action="${formPath(site, 'logo')}">
<label>${words.file} <input type="file" name="logo" accept="image/png,image/webp" required aria-describedby="logo-hint"></label>
<button class="first">${words.upload}</button></form>
<p class="hint" id="logo-hint">${fillIn(words.logoHint, { kilobytes: largestPicture / 1024 })}</p>`,
  );
}

function linkFields({ texts }: Desk, { title, url }: Pick<SiteLink, 'title' | 'url'>): Markup {
  return html`<label>${texts.sites.network} <input name="title" required maxlength="40" value="${title}"></label>
<label class="wide">${texts.sites.address} <input name="url" type="url" required maxlength="300" pattern="https://.*" placeholder="https://" value="${url}"></label>`;
}

function linksPart(desk: Desk, { site }: SiteConfiguration): Markup {
  const { texts, world, typed } = desk;
  const words = texts.sites;
  const rows = listSiteLinks(world, site).map(
    (link) =>
      html`<li><form class="line" method="post" action="${formPath(site, `links/${link.id}`)}" aria-label="${link.title}">${linkFields(desk, link)}
<div class="buttons"><button class="second" aria-label="${words.save} ${link.title}">${words.save}</button>
<button class="last" name="remove" value="1" formnovalidate aria-label="${words.remove} ${link.title}">${words.remove}</button></div></form></li>`,
  );
  return part(
    'links',
    words.links,
    html`${rows.length === 0 ? html`<p class="quiet">${words.noLinks}</p>` : html`<ul class="forms">${rows}</ul>`}
<form class="line" method="post" action="${formPath(site, 'links')}" aria-label="${words.addLink}">${linkFields(desk, { title: typed('title'), url: typed('url') })}
<button class="first">${words.addLink}</button></form>`,
  );
}

function closingForm({ texts, typed }: Desk, { site }: SiteConfiguration): Markup {
  const words = texts.sites;
  const messages = announcementLanguages.map(
    (code) =>
      html`<label>${languageLabel(code)} <span class="hint">(${texts.announcements.optional})</span>
<textarea name="message_${code}" rows="3" maxlength="${longestMaintenanceMessage}">${typed(`message_${code}`)}</textarea></label>`,
  );
  return html`<form class="stack" method="post" action="${formPath(site, 'maintenance')}">
<label>${words.until} <span class="hint">(${texts.announcements.optional})</span> <input type="datetime-local" name="until" value="${typed('until')}"></label>
<fieldset><legend>${words.message}</legend><div class="columns">${messages}</div></fieldset>
<p class="hint">${words.messageHint}</p>
<div class="buttons"><button class="danger">${words.close}</button></div></form>`;
}

function closedNow(desk: Desk, { site, title, maintenance }: SiteConfiguration): Markup {
  const { texts, instant } = desk;
  const words = texts.sites;
  const until = maintenance?.until ?? null;
  const asking = question(desk, {
    id: 'open-site',
    button: words.open,
    label: words.open,
    weight: 'first',
    title: words.openAsk,
    what: fillIn(words.openWhat, { title }),
    yes: words.openYes,
    kind: 'plain',
    isFinal: false,
    action: formPath(site, 'maintenance'),
    answer: ['open', '1'],
  });
  return html`<p>${badge('bad', words.closed)} ${until === null ? words.untilUnknown : fillIn(words.untilAt, { at: instant(until) })}</p>
${Object.values(maintenance?.messages ?? {}).map((text) => html`<p>${typedText(text)}</p>`)}
<div class="buttons">${asking}</div>`;
}

function appForm({ texts, typed }: Desk, { site, downloadUrl }: SiteConfiguration): Markup {
  const words = texts.sites;
  return part(
    'app',
    words.app,
    html`<form class="line" method="post" action="${formPath(site, 'app')}" aria-label="${words.app}">
<label class="wide">${words.address} <input name="app" type="url" maxlength="300" pattern="https://.*" placeholder="https://" value="${typed('app') || downloadUrl || ''}" aria-describedby="app-hint"></label>
<button class="first">${words.save}</button></form><p class="hint" id="app-hint">${words.appHint}</p>`,
  );
}

/** What each site is called, shows and speaks, and whether it is open. */
export const siteSection: Section = {
  id: 'sites',
  group: 'sandbox',
  waiting: ({ world }) => sites.filter(({ site }) => readSite(world, site).maintenance !== null).length,
  body: (desk) => {
    const current = readSite(desk.world, (findSite(desk.asked('site')) ?? mainSite).site);
    const { texts } = desk;
    const isClosed = current.maintenance !== null;
    return html`${siteLinks(desk, current)}
<p class="quiet">${texts.sites.hosts}: ${hostsOfSite(current.site).join(', ')}</p>
${part('maintenance', texts.sites.maintenance, isClosed ? closedNow(desk, current) : closingForm(desk, current))}
${namesForm(desk, current)}${logoForm(desk, current)}${appForm(desk, current)}${linksPart(desk, current)}`;
  },
};
