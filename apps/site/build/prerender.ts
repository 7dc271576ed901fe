import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { assetHeaders, pageHeaders } from './headers.ts';
import { bootScript, hostsMeta } from './page.ts';

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** What `src/server.tsx` exports. */
interface ServerEntry {
  render(path: string): Promise<{ readonly html: string; readonly css: string }>;
  routeList(): readonly unknown[];
}

/** The chunks of the first load: the entry, the home route, and what they import. */
function homeChunks(manifest: Readonly<Record<string, ManifestChunk>>): readonly string[] {
  const collect = (key: string, found: Set<string>): Set<string> => {
    const chunk = manifest[key];
    if (chunk && !found.has(chunk.file)) {
      found.add(chunk.file);
      for (const other of chunk.imports ?? []) collect(other, found);
    }
    return found;
  };
  const entry = collect('index.html', new Set());
  return [...new Set([...entry, ...collect('src/routes/lobby/Home.route.tsx', new Set())])];
}

function preloadFont(manifest: Readonly<Record<string, ManifestChunk>>): string {
  const key = Object.keys(manifest).find((name) => name.endsWith('onest-latin-wght-normal.woff2'));
  const file = key ? manifest[key]?.file : undefined;
  return file ? `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />` : '';
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

/**
 * The page's entry scripts, and the same start as an inline module that waits for the first paint: the prerendered page needs no
 * script to be seen, and half a megabyte of it would be run first on a fast network. A page that the client has to draw itself
 * (`data-boot`), or that nobody sees yet, starts at once.
 */
function entryScripts(page: string): { readonly tags: string; readonly afterPaint: string } {
  const tags = page.match(/<script type="module" crossorigin src="[^"]+"><\/script>\s*/g) ?? [];
  const sources = tags.map((tag) => /src="([^"]+)"/.exec(tag)?.[1] ?? '');
  const entry = sources.at(-1);
  const all = tags.join('');
  if (!entry || !page.includes(all)) throw new Error('the page has no entry script');
  const afterPaint = `const s=()=>import("${entry}");document.hidden||document.documentElement.dataset.boot?s():requestAnimationFrame(()=>setTimeout(s))`;
  return { tags: all, afterPaint };
}

/**
 * Writes the pages of the built site into `dist`: `index.html` (the home, drawn and styled, to be hydrated), `app.html` (the bare
 * shell that every other address gets), the production headers as files a static host can use, and `routes.json`.
 */
export async function prerender(dist: string, serverEntry: string): Promise<void> {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  const template = readFileSync(join(dist, 'index.html'), 'utf8');
  const server = (await import(pathToFileURL(serverEntry).href)) as ServerEntry;
  const { html, css } = await server.render('/');

  const head = `${hostsMeta()}<script>${bootScript}</script>${preloadFont(manifest)}`;
  const preloads = homeChunks(manifest)
    .map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}" />`)
    .join('');
  const fill = (extraHead: string, app: string) =>
    template.replace('<!--fortuna:head-->', () => head + extraHead).replace('<!--fortuna:app-->', () => app);

  const sheets = inlineStyles(dist, template);
  const entry = entryScripts(template);
  const index = fill(`${preloads}<style>${sheets.css}</style><style data-styled="true">${css}</style>`, html)
    .replace(sheets.link, '')
    .replace(entry.tags, () => `<script type="module">${entry.afterPaint}</script>`);
  writeFileSync(join(dist, 'index.html'), index);
  writeFileSync(join(dist, 'app.html'), fill('', ''));

  const headers = {
    page: pageHeaders([bootScript, entry.afterPaint], [sheets.css, css]),
    asset: assetHeaders,
  };
  writeFileSync(join(dist, 'headers.json'), `${JSON.stringify(headers, null, 2)}\n`);
  writeFileSync(join(dist, '_headers'), headersFile(headers));
  writeFileSync(join(dist, '_redirects'), '/* /app.html 200\n');
  writeFileSync(join(dist, 'routes.json'), `${JSON.stringify(server.routeList(), null, 2)}\n`);
  rmSync(join(dist, '.vite'), { recursive: true });
}

/** The `_headers` form that several static hosts read. */
function headersFile(headers: {
  readonly page: Record<string, string>;
  readonly asset: Record<string, string>;
}): string {
  const block = (path: string, list: Record<string, string>) =>
    [path, ...Object.entries(list).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${block('/*', headers.page)}\n\n${block('/assets/*', headers.asset)}\n`;
}
