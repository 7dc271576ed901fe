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
function firstChunks(manifest: Readonly<Record<string, ManifestChunk>>): readonly string[] {
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
 * script to be seen; fetched earlier, it would take the line from the picture and the fonts that are looked at. A page that the client has to draw itself
 * (`data-boot`), or that nobody sees yet, starts at once.
 */
function entryScripts(
  page: string,
  chunks: readonly string[],
): { readonly tags: string; readonly afterPaint: string } {
  const tags = (page.match(/<script type="module" crossorigin src="[^"]+"><\/script>\s*/g) ?? []).join('');
  if (tags === '' || !page.includes(tags)) throw new Error('the page has no entry script');
  const imports = chunks.map((file) => `import("/${file}")`).join(';');
  const afterPaint = `const s=()=>{${imports}};document.hidden||document.documentElement.dataset.boot?s():requestAnimationFrame(()=>setTimeout(s))`;
  return { tags, afterPaint };
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
  const fill = (extraHead: string, app: string) =>
    template.replace('<!--fortuna:head-->', () => head + extraHead).replace('<!--fortuna:app-->', () => app);

  const sheets = inlineStyles(dist, template);
  const entry = entryScripts(template, firstChunks(manifest));
  const index = fill(`<style>${sheets.css}</style><style data-styled="true">${css}</style>`, html)
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
