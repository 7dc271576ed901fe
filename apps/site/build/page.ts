import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { paths } from '@fortuna/api/generated/schema.ts';
import { bcp47, type SiteLanguage } from '@fortuna/domain/language.ts';
import { catalogueLanguages } from '@fortuna/ui/locales/areas.ts';
import type { BrandTable } from '../src/brand/brand-table.ts';
import { type BrandPack, defaultBrandId } from './brand-packs.ts';
import { type Elsewhere, elsewhereMeta } from './elsewhere.ts';
import { wordsMeta } from './words.ts';

/**
 * What every page carries in its head before the first paint. The script is inline (its hash is in the policy), because a
 * request for it would come too late.
 */

/** The call `getHostLanguage`. The origin of the API is the page's own data, like for all other calls (`src/env.ts`). */
const hostLanguageCall = '/api/language/host' satisfies keyof paths;

/** How long a first visit's start waits for the language of its host, in milliseconds; what comes later counts from the next load on. */
const longestLanguageWait = 1_500;

/**
 * How long another brand's page waits for the brand's styles, in milliseconds; then the brand stays that it was sent for. What waits here is
 * a blank page, and no script of ours runs before its styles are there: only this one can end it.
 */
const longestStyleWait = 1_200;

/**
 * First the brand: by the host's name, on demo hosts by `?brand=` (`chooseBrand` in `src/brand/brand-table.ts` is the same in
 * words). A page of another brand stays hidden until the client has drawn it, and this brand's styles are asked for.
 * Then the stored language: it decides whether the prerendered page (Portuguese) may be shown and hydrated; in another language it
 * stays hidden too, so that nobody sees the wrong language flash by. On a first visit, where none is stored, the server is asked which
 * language the host starts in, beside everything else that is being fetched; `main.tsx` waits for the answer (`hostLanguage`) before it
 * draws anything, and another language than Portuguese hides the page at once. The attributes are read by `main.tsx`. Where the
 * operator has changed the site's name or logo, the prerendered ones stay covered (`data-look`). With a
 * stored token the guest's buttons of the prerendered page stay covered until the session is known (`site.css`). The code of an
 * invite link is kept here too: whoever goes on to the registration before the site's scripts have started still brings it.
 * The browser's offer to install the site may come before any script of ours: it is kept (`src/install/install-offer.ts`).
 * Last, where a script does not come or fails before the site has started (`data-boot="started"`), `notStarted` is shown, and the page
 * comes anew with the connection.
 */
export const bootScript = `(()=>{const e=document,d=e.documentElement.dataset,h=location.hostname,O=Object.hasOwn;let l="pt",t=null,q=null;try{const T=JSON.parse(e.querySelector('meta[name="fortuna:brands"]').content);let b=O(T.hosts,h)?T.hosts[h]:T.default;if(/^(localhost|127\\.0\\.0\\.1|\\[::1\\])$/.test(h)||T.demoHosts.includes(h)){q=new URLSearchParams(location.search).get("brand");try{if(q)sessionStorage.setItem("fortuna.brand",q);else q=sessionStorage.getItem("fortuna.brand")}catch{}if(q&&O(T.styles,q))b=q}if(b!==d.brand){const p=d.brand;d.brand=b;d.boot="client";const K=T.styles[b].map(s=>{const k=e.createElement("link");k.rel="stylesheet";k.href=s;k.dataset.brandStyles=b;k.setAttribute("blocking","render");e.head.append(k);return k});setTimeout(()=>{if(K.every(k=>k.sheet))return;d.brand=p;if(d.boot==="client"&&l==="pt")delete d.boot;for(const k of K){k.remove();k.dispatchEvent(new Event("error"))}},${longestStyleWait})}}catch{}try{l=null;l=localStorage.getItem("fortuna.language");if(localStorage.getItem("fortuna.look."+d.brand))d.look="own";t=sessionStorage.getItem("fortuna.token");const c=new URLSearchParams(location.search).get("invite_code");if(c)sessionStorage.setItem("fortuna.inviteCode",c)}catch{}if(!l){let w=1;l="pt";const a=async()=>{let c=(await(await fetch((e.querySelector('meta[name="fortuna:origins"]')?.dataset?.api??"")+"${hostLanguageCall}?domain="+h)).json()).data.language_code;if(!${JSON.stringify(catalogueLanguages)}.includes(c))c="pt";try{localStorage.setItem("fortuna.language",c)}catch{}if(w&&c!=="pt"){l=c;d.boot="client"}return c};hostLanguage=Promise.race([a(),new Promise(r=>setTimeout(r,${longestLanguageWait}))]).catch(()=>{}).then(c=>{w=0;return c})}if(l!=="pt")d.boot="client";if(t)d.session="unknown";const f=()=>{if(d.boot==="started"||d.boot==="failed")return;d.boot="failed";const p=[...e.querySelectorAll("#not-started p")],g=p.find(x=>x.dataset.language===l)||p[0];g.parentNode.hidden=g.hidden=!1;addEventListener("online",()=>{if(d.boot==="failed")location.reload()})},w=()=>{e.readyState==="loading"?e.addEventListener("DOMContentLoaded",f):f()};addEventListener("beforeinstallprompt",x=>{x.preventDefault();installOffer=x});addEventListener("error",x=>{if(x.target.tagName==="SCRIPT")w()},!0);addEventListener("unhandledrejection",w)})()`;

/** Words of the catalogue that are said without it. */
function wordsOf(language: SiteLanguage, area: 'errors' | 'common'): Readonly<Record<string, string>> {
  const file = import.meta.resolve(`@fortuna/ui/locales/${language}/${area}.json`);
  return JSON.parse(readFileSync(fileURLToPath(file), 'utf8'));
}

/** What the page says when its scripts have not started, in each language; the boot script shows the player's. */
export function notStarted(): string {
  const lines = catalogueLanguages.map((language) => {
    const { network } = wordsOf(language, 'errors');
    const { retry } = wordsOf(language, 'common');
    return `<p lang="${bcp47(language)}" data-language="${language}" hidden>${network} <a href="">${retry}</a></p>`;
  });
  return `<div id="not-started" data-part="over-page" role="alert" hidden>${lines.join('')}</div>`;
}

/** Host names -> brands. `DEMO_HOSTS` (comma-separated) names hosts for showing, where `?brand=` chooses. */
export function brandTable(
  packs: readonly BrandPack[],
  styles: (pack: BrandPack) => readonly string[],
): BrandTable {
  return {
    default: defaultBrandId,
    hosts: Object.fromEntries(packs.flatMap(({ id, hosts }) => hosts.map((host) => [host, id]))),
    styles: Object.fromEntries(packs.map((pack) => [pack.id, styles(pack)])),
    demoHosts: (process.env.DEMO_HOSTS ?? '').split(',').filter(Boolean),
  };
}

/** What stands in the head of every page before the first paint; `styles` is the brand's own, as links or as text. */
export function pageHead(table: BrandTable, styles: string, elsewhere: Elsewhere): string {
  const data = JSON.stringify(table)
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;');
  return `${elsewhereMeta(elsewhere)}${wordsMeta()}<meta name="fortuna:brands" content='${data}' />${styles}<script>${bootScript}</script>`;
}

export function styleLinks(table: BrandTable, brand: string): string {
  return (table.styles[brand] ?? [])
    .map((href) => `<link rel="stylesheet" data-brand-styles="${brand}" href="${href}" />`)
    .join('');
}

/** Fills in what of the template belongs to a brand. */
export function brandPage(template: string, { id, title, scheme, themeColor }: BrandPack): string {
  return template
    .replaceAll('__brand__', id)
    .replaceAll('__title__', title.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
    .replaceAll('__scheme__', scheme)
    .replaceAll('__theme-color__', themeColor);
}
