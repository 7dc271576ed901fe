import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bcp47, type SiteLanguage } from '@fortuna/domain/language.ts';
import { catalogueLanguages } from '@fortuna/ui/locales/areas.ts';
import type { BrandTable } from '../src/brand/brand-table.ts';
import { type BrandPack, defaultBrandId } from './brand-packs.ts';
import { wordsMeta } from './words.ts';

/**
 * What every page carries in its head before the first paint. The script is inline (its hash is in the policy), because a
 * request for it would come too late.
 */

/**
 * First the brand: by the host's name, on demo hosts by `?brand=` (`chooseBrand` in `src/brand/brand-table.ts` is the same in
 * words). A page of another brand stays hidden until the client has drawn it, and this brand's styles are asked for.
 * Then the stored language: it decides whether the prerendered page (Portuguese) may be shown and hydrated; in another language it
 * stays hidden too, so that nobody sees the wrong language flash by. The attributes are read by `main.tsx`. With a
 * stored token the guest's buttons of the prerendered page stay covered until the session is known (`site.css`). The code of an
 * invite link is kept here too: whoever goes on to the registration before the site's scripts have started still brings it.
 * Last, where a script does not come or fails before the site has started (`data-boot="started"`), `notStarted` is shown, and the page
 * comes anew with the connection.
 */
export const bootScript = `(()=>{const e=document,d=e.documentElement.dataset,h=location.hostname,O=Object.hasOwn;let l="pt",t=null,q=null;try{const T=JSON.parse(e.querySelector('meta[name="fortuna:brands"]').content);let b=O(T.hosts,h)?T.hosts[h]:T.default;if(/^(localhost|127\\.0\\.0\\.1|\\[::1\\])$/.test(h)||T.demoHosts.includes(h)){q=new URLSearchParams(location.search).get("brand");try{if(q)sessionStorage.setItem("fortuna.brand",q);else q=sessionStorage.getItem("fortuna.brand")}catch{}if(q&&O(T.styles,q))b=q}if(b!==d.brand){d.brand=b;d.boot="client";for(const s of T.styles[b]){const k=e.createElement("link");k.rel="stylesheet";k.href=s;k.dataset.brandStyles=b;k.setAttribute("blocking","render");e.head.append(k)}}}catch{}try{l=localStorage.getItem("fortuna.language")||l;t=sessionStorage.getItem("fortuna.token");const c=new URLSearchParams(location.search).get("invite_code");if(c)sessionStorage.setItem("fortuna.inviteCode",c)}catch{}if(l!=="pt")d.boot="client";if(t)d.session="unknown";const f=()=>{if(d.boot==="started"||d.boot==="failed")return;d.boot="failed";const p=[...e.querySelectorAll("#not-started p")],g=p.find(x=>x.dataset.language===l)||p[0];g.parentNode.hidden=g.hidden=!1;addEventListener("online",()=>{if(d.boot==="failed")location.reload()})},w=()=>{e.readyState==="loading"?e.addEventListener("DOMContentLoaded",f):f()};addEventListener("error",x=>{if(x.target.tagName==="SCRIPT")w()},!0);addEventListener("unhandledrejection",w)})()`;

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

/** Origins, besides the site's own, that a game may be framed from and a payment may lead to. */
export function allowedOrigins(): readonly string[] {
  const given = process.env.ALLOWED_ORIGINS;
  if (given) return given.split(',').map((origin) => new URL(origin.trim()).origin);
  const port = process.env.SANDBOX_PORT ?? '8787';
  return [new URL(process.env.SANDBOX_PUBLIC_URL ?? `http://127.0.0.1:${port}`).origin];
}

/** The allowed origins as data in the page, so that a host can change them without another build (`src/env.ts` reads it). */
function originsMeta(): string {
  return `<meta name="fortuna:origins" content="${allowedOrigins().join(' ')}" />`;
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
export function pageHead(table: BrandTable, styles: string): string {
  const data = JSON.stringify(table)
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;');
  return `${originsMeta()}${wordsMeta()}<meta name="fortuna:brands" content='${data}' />${styles}<script>${bootScript}</script>`;
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
