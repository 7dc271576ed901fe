import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { iconSprite } from '@fortuna/ui/icons/sprite.ts';
import type { BrandTable } from '../src/brand/brand-table.ts';
import { sentBrandId } from '../src/brand/sent-brand.ts';
import type { StartedBrand } from '../src/brand/started-brand.ts';
import type { WorkerFacts } from '../src/worker/worker-facts.ts';
import { type BrandPack, brandPacks, defaultBrandId } from './brand-packs.ts';
import { builtElsewhere, type Elsewhere } from './elsewhere.ts';
import { assetHeaders, pageHeaders } from './headers.ts';
import { bootScript, brandPage, brandTable, notStarted, pageHead } from './page.ts';
import { homeIcons } from './page-icons.ts';
import { firstChunks, lookFiles, type Manifest, manifestKey, startFiles } from './start-files.ts';

/** What `src/server.tsx` exports. */
interface ServerEntry {
  render(path: string, brand: string): Promise<{ readonly html: string; readonly styleTag: string }>;
  startOf(brand: string): Promise<StartedBrand>;
  routeList(): readonly unknown[];
}

/** `brands.json`: the table, and what each brand does without, for the server's answer to an address that is none of its. */
export interface BuiltBrands extends BrandTable {
  readonly switchedOff: Readonly<Record<string, readonly string[]>>;
}

/** What the worker keeps of each brand's start. */
export type StartFiles = Omit<WorkerFacts, 'version'>;

/** Throws where a script chunk brings a style sheet that the page itself does not have: nothing would fetch it (`plainImports`). */
function assertPlainChunks(manifest: Manifest, page: string): void {
  const sheets = Object.values(manifest).flatMap(({ css }) => css ?? []);
  const strays = sheets.filter((sheet) => !page.includes(sheet));
  if (strays.length > 0) throw new Error(`style sheets that nothing fetches: ${strays.join(', ')}`);
}

/** Only the face of the page's text: everything else may come after it. */
function textFont(manifest: Manifest, { folder }: BrandPack): string | undefined {
  const file = manifest[manifestKey(join(folder, 'fonts/body-latin.woff2'))]?.file;
  return file && `/${file}`;
}

function preloadFont(href: string | undefined): string {
  return href ? `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin />` : '';
}

/** Data, and no script: no policy has to allow it. */
function sentBrand(started: StartedBrand): string {
  const text = JSON.stringify(started).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${sentBrandId}">${text}</script>`;
}

/** On their way beside the entry, which asks for them later than for what it imports. */
function preloadModules(files: readonly string[]): string {
  return files.map((file) => `<link rel="modulepreload" href="/${file}" crossorigin />`).join('');
}

function builtStyles(manifest: Manifest, { styles, id }: BrandPack): readonly string[] {
  return styles.map((style) => {
    const file = manifest[manifestKey(style)]?.file;
    if (!file) throw new Error(`the build has no style sheet ${style} of brand ${id}`);
    return `/${file}`;
  });
}

/**
 * The stylesheets that the built page links to, as text to put into it: on a slow network each of them would hold up the first
 * paint by a round trip, and they are small. Throws where the page links to none, since then something else is wrong.
 */
function inlineStyles(dist: string, page: string): { readonly link: string; readonly css: string } {
  const links = page.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  if (links.length !== 1) throw new Error(`expected one stylesheet in the page, found ${links.length}`);
  const [link = ''] = links;
  const href = /href="([^"]+)"/.exec(link)?.[1] ?? '';
  return { link, css: readFileSync(join(dist, href), 'utf8').trim() };
}

/** Longest wait of the scripts for the drawn page, in milliseconds. */
const longestWait = 2_000;

/**
 * The page's entry scripts, and the same start as an inline module that waits until the drawn page is on the screen, its large picture
 * decoded: the prerendered page needs no script to be seen; fetched earlier, the scripts would compete with the picture and the
 * fonts for bandwidth and the main thread. Two frames are drawn before the first is seen on a slow machine: that the picture has been seen says the
 * browser itself (element timing; where it does not know that, or the picture is further down, that anything has been seen). A member's page shows no such picture (`data-session`). A page that the client has to draw
 * itself (`data-boot`), or that nobody sees yet, starts at once.
 */
function entryScripts(
  page: string,
  chunks: readonly string[],
  looks: readonly string[],
): { readonly tags: string; readonly afterPaint: string } {
  const tags = (page.match(/<script type="module" crossorigin src="[^"]+"><\/script>\s*/g) ?? []).join('');
  if (tags === '' || !page.includes(tags)) throw new Error('the page has no entry script');
  // For looks that do not come others stand in, and the start itself says where those do not come either.
  const imports = [
    ...chunks.map((file) => `import("/${file}")`),
    ...looks.map((file) => `import("/${file}").catch(()=>{})`),
  ].join(';');
  const afterPaint = `let n=0;const d=document,r=requestAnimationFrame,s=()=>{if(!n++){${imports}}},{boot:b,session:m}=d.documentElement.dataset,i=!m&&d.querySelector('img[fetchpriority="high"]');if(d.hidden||b)s();else{setTimeout(s,${longestWait});(i?i.decode():Promise.resolve()).catch(()=>{}).then(()=>r(()=>r(()=>new PerformanceObserver(()=>setTimeout(s)).observe({type:i&&i.getBoundingClientRect().top<innerHeight&&PerformanceObserver.supportedEntryTypes.includes("element")?"element":"paint",buffered:!0}))))}`;
  return { tags, afterPaint };
}

/**
 * The hero's picture for those who will see it. A member's page does not show it (`site.css`), but browsers that look ahead fetch what stands
 * in the markup: so there it waits to be laid out, and a script in the head asks for it at once where no login is stored.
 */
function heroForGuests(drawn: string): { readonly html: string; readonly preload: string } {
  const [element = '', sources = '', narrow] =
    /((?:<source [^>]*>)*)<img src="([^"]+)"[^>]*fetchPriority="high"/.exec(drawn) ?? [];
  if (element === '') throw new Error('the home has no hero picture');
  const wider = [...sources.matchAll(/media="([^"]+)" srcSet="([^"]+)"/g)].map(([, media, address]) => [
    address,
    media,
  ]);
  // The first that suits the window is the one that the picture takes.
  const pictures = JSON.stringify([...wider, [narrow, 'all']]);
  return {
    html: drawn.replace(element, `${element} loading="lazy" elementtiming="hero"`),
    preload: `if(!document.documentElement.dataset.session){const[href]=${pictures}.find(([,m])=>matchMedia(m).matches);document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"image",fetchPriority:"high",href}))}`,
  };
}

/** What stands in the element, for the policy. Its attributes tell the client which of its rules are there already. */
function textOfStyle(tag: string): string {
  const text = /^<style data-styled="[^"]*" data-styled-version="[^"]+">([\s\S]+)<\/style>$/.exec(tag)?.[1];
  if (text === undefined) throw new Error(`not one style element of the drawn page: ${tag.slice(0, 80)}`);
  return text;
}

interface WrittenPages {
  /** The inline texts of the home, whose hashes the policy names. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** What the brand's pages start with, by address. */
  readonly startFiles: readonly string[];
}

interface Site {
  readonly dist: string;
  readonly manifest: Manifest;
  readonly table: BrandTable;
  readonly server: ServerEntry;
  readonly elsewhere: Elsewhere;
  /** `index.html` as Vite built it. */
  readonly template: string;
}

/** Writes a brand's home and shell. */
async function writeBrandPages(site: Site, pack: BrandPack): Promise<WrittenPages> {
  const { dist, manifest, table, server, elsewhere } = site;
  const template = brandPage(site.template, pack);
  const { html: drawn, styleTag } = await server.render('/', pack.id);
  const { html, preload } = heroForGuests(drawn);
  const base = inlineStyles(dist, template);
  const own = (table.styles[pack.id] ?? [])
    .map((href) => readFileSync(join(dist, href), 'utf8').trim())
    .join('\n');
  const fill = (head: string, icons: string, app: string) =>
    template
      .replace('<!--fortuna:head-->', () => head)
      .replace('<!--fortuna:icons-->', () => icons)
      .replace('<!--fortuna:app-->', () => app)
      .replace('<!--fortuna:not-started-->', notStarted);
  const looks = lookFiles(manifest, pack);
  const entry = entryScripts(template, firstChunks(manifest), looks);
  const fontFile = textFont(manifest, pack);
  const font = preloadFont(fontFile);
  const inlined = `<style>${base.css}</style><style data-brand-styles="${pack.id}">${own}</style>`;
  const heroScript = `<script>${preload}</script>`;
  const brand = pack.id === defaultBrandId ? '' : sentBrand(await server.startOf(pack.id));
  const home = fill(
    `${pageHead(table, inlined, elsewhere)}${brand}${heroScript}${font}${styleTag}`,
    homeIcons(pack.icons, html),
    html,
  )
    .replace(base.link, '')
    .replace(entry.tags, () => `<script type="module">${entry.afterPaint}</script>`);

  const folder = pack.id === defaultBrandId ? dist : join(dist, 'brands', pack.id);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), home);
  writeFileSync(
    join(folder, 'app.html'),
    fill(
      pageHead(table, inlined, elsewhere) + brand + preloadModules(looks) + font,
      iconSprite(pack.icons),
      '',
    ).replace(base.link, ''),
  );
  return {
    scripts: [preload, entry.afterPaint],
    styles: [base.css, own, textOfStyle(styleTag)],
    startFiles: startFiles(manifest, pack, fontFile),
  };
}

/**
 * Writes the pages of the built site into `dist`: a home (drawn and styled, to be hydrated) and a bare shell (which every other
 * address gets) for each brand, the default brand's as `index.html` and `app.html`, the others' in `brands/<id>`; the production
 * headers and the hosts as files that a host can use; `routes.json`. Returns what
 * each brand's pages start with.
 */
export async function prerender(dist: string, serverEntry: string): Promise<StartFiles> {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const packs = brandPacks();
  const table = brandTable(packs, (pack) => builtStyles(manifest, pack));
  const server = (await import(pathToFileURL(serverEntry).href)) as ServerEntry;
  const template = readFileSync(join(dist, 'index.html'), 'utf8');
  assertPlainChunks(manifest, template);
  const elsewhere = builtElsewhere();
  const scripts = new Set([bootScript]);
  const styles = new Set<string>();
  const starts: Record<string, readonly string[]> = {};
  for (const pack of packs) {
    const written = await writeBrandPages({ dist, manifest, table, server, elsewhere, template }, pack);
    for (const text of written.scripts) scripts.add(text);
    for (const text of written.styles) styles.add(text);
    starts[pack.id] = written.startFiles;
  }

  const headers = { page: pageHeaders([...scripts], [...styles], elsewhere), asset: assetHeaders };
  const write = (name: string, value: unknown) =>
    writeFileSync(join(dist, name), `${JSON.stringify(value, null, 2)}\n`);
  write('headers.json', headers);
  write('elsewhere.json', elsewhere);
  write('brands.json', {
    ...table,
    switchedOff: Object.fromEntries(packs.map(({ id, switchedOff }) => [id, switchedOff])),
  } satisfies BuiltBrands);
  write('routes.json', server.routeList());
  writeFileSync(join(dist, '_headers'), headersFile(headers));
  writeFileSync(join(dist, 'not-found.txt'), 'Not found\n');
  copyFileSync(join(import.meta.dirname, 'licences.txt'), join(dist, 'licences.txt'));
  writeFileSync(join(dist, '_redirects'), redirectsFile(table));
  rmSync(join(dist, '.vite'), { recursive: true });
  return { brands: table, startFiles: starts };
}

/** The `_headers` form that several static hosts read. */
function headersFile(headers: {
  readonly page: Record<string, string>;
  readonly asset: Record<string, string>;
}): string {
  const block = (path: string, list: Record<string, string>) =>
    [path, ...Object.entries(list).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${['/assets/*', '/words/*'].reduce(
    (text, path) => `${text}\n${block(path, headers.asset)}\n`,
    `${block('/*', headers.page)}\n`,
  )}`;
}

/**
 * The `_redirects` form: each host's own pages, the default brand's for the rest. A host that knows no rules by host name serves
 * the default brand's pages to all, and the boot script puts the right brand in their place.
 */
function redirectsFile({ default: fallback, hosts }: BrandTable): string {
  // What is there is served before any rule; a file of an earlier version must not seem to be a page.
  const missing = ['assets', 'words'].map((folder) => `/${folder}/* /not-found.txt 404`);
  const others = Object.entries(hosts).filter(([, brand]) => brand !== fallback);
  const rules = others.flatMap(([host, brand]) => [
    `https://${host}/ /brands/${brand}/index.html 200!`,
    `https://${host}/* /brands/${brand}/app.html 200`,
  ]);
  return `${[...missing, ...rules, '/* /app.html 200'].join('\n')}\n`;
}
