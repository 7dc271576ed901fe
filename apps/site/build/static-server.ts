import { existsSync, readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { chooseBrand, isDemoHost } from '../src/brand/brand-table.ts';
import { type Elsewhere, elsewhereOf, pageElsewhere, policyElsewhere } from './elsewhere.ts';
import type { BuiltBrands } from './prerender.ts';

/**
 * Serves the built site as a production host would: its headers, compressed copies, the prerendered home of the brand that the
 * Host header names, the bare shell for every other address (404 for one that is no route), and `/api` passed on to the back end,
 * unless that is reached at an origin of its own. Other origins than those of the build come with the environment.
 */
const port = Number(process.env.SITE_PORT ?? 5173);
const upstream = process.env.API_UPSTREAM ?? `http://127.0.0.1:${process.env.SANDBOX_PORT ?? 8787}`;
const dist = process.env.SITE_DIST ?? join(import.meta.dirname, '../dist');

interface HeaderSets {
  readonly page: Readonly<Record<string, string>>;
  readonly asset: Readonly<Record<string, string>>;
}
const builtJson = (name: string): unknown => JSON.parse(readFileSync(join(dist, name), 'utf8'));
const builtHeaders = builtJson('headers.json') as HeaderSets;
const built = builtJson('elsewhere.json') as Elsewhere;
const elsewhere = elsewhereOf(process.env, built);
const isAsBuilt = JSON.stringify(elsewhere) === JSON.stringify(built);
const policyHeader = 'Content-Security-Policy';
const headers: HeaderSets = {
  ...builtHeaders,
  page: {
    ...builtHeaders.page,
    [policyHeader]: policyElsewhere(builtHeaders.page[policyHeader] ?? '', elsewhere),
  },
};
const routes = builtJson('routes.json') as readonly {
  readonly path: string;
  readonly feature?: string;
}[];

const brands = builtJson('brands.json') as BuiltBrands;

type PageName = 'home' | 'shell';
type Page = Readonly<Record<PageName, { readonly text: string; readonly brotli: Uint8Array<ArrayBuffer> }>>;

function readPages(brand: string): Page {
  const folder = brand === brands.default ? dist : join(dist, 'brands', brand);
  const page = (name: string) => {
    const text = pageElsewhere(readFileSync(join(folder, name), 'utf8'), elsewhere);
    const copy = isAsBuilt ? readFileSync(join(folder, `${name}.br`)) : brotliCompressSync(text);
    return { text, brotli: new Uint8Array(copy) };
  };
  return { home: page('index.html'), shell: page('app.html') };
}

const fallbackPages = readPages(brands.default);
const pages = new Map(Object.keys(brands.styles).map((brand) => [brand, readPages(brand)]));

/** The brand that the request's host stands for; what `?brand=` asks for counts on demo hosts only. */
function brandFor(address: string): string {
  const { hostname, searchParams } = new URL(address);
  return chooseBrand(brands, hostname, searchParams.get('brand'));
}

/** True for an address of the site that this brand has not switched off. */
function isRoute(path: string, brand: string): boolean {
  const route = routes.find((one) => one.path === path);
  return route !== undefined && !brands.switchedOff[brand]?.includes(route.feature ?? '');
}

/** The host that the back end is to answer for: the one that was asked, unless a demo host shows another brand. */
function siteHost({ req }: Context): string {
  const { hostname, host } = new URL(req.url);
  return (isDemoHost(brands, hostname) ? req.header('x-forwarded-host') : undefined) ?? host;
}

const app = new Hono();

app.use(async (context, next) => {
  await next();
  context.header('X-Content-Type-Options', 'nosniff');
});

app.get('/healthz', (context) => context.text('ok'));

// How a broken worker is got rid of: `no-worker.js` removes it from every phone that asks.
if (process.env.WORKER_OFF) {
  const noWorker = readFileSync(join(dist, 'no-worker.js'), 'utf8');
  app.get('/worker.js', (context) =>
    context.body(noWorker, 200, { ...headers.page, 'Content-Type': 'text/javascript; charset=utf-8' }),
  );
}

/** Passes a call on to the back end. */
async function passOn(context: Context): Promise<Response> {
  const url = new URL(context.req.url);
  try {
    const response = await proxy(`${upstream}${url.pathname}${url.search}`, {
      ...context.req,
      headers: {
        ...context.req.header(),
        host: new URL(upstream).host,
        'x-forwarded-host': siteHost(context),
      },
    });
    response.headers.set('Cache-Control', 'no-store');
    return response;
  } catch {
    return context.json({ message: 'Bad gateway' }, 502, { 'Cache-Control': 'no-store' });
  }
}

if (elsewhere.api === '') app.all('/api/*', passOn);

const files = serveStatic({
  root: dist,
  precompressed: true,
  onFound: (path, context) => {
    const set = /\/(assets|words)\//.test(path) ? headers.asset : headers.page;
    for (const [name, value] of Object.entries(set)) context.header(name, value);
  },
});

app.get('*', async (context, next) => {
  const { path } = context.req;
  const isFile = /\.[a-z0-9]+$/i.test(path) && !path.endsWith('.html') && !path.endsWith('.br');
  if (isFile && existsSync(join(dist, path))) return files(context, next);
  if (/^\/(assets|words)\//.test(path)) return context.text('Not found', 404);
  const brand = brandFor(context.req.url);
  const page = (pages.get(brand) ?? fallbackPages)[path === '/' ? 'home' : 'shell'];
  for (const [name, value] of Object.entries(headers.page)) context.header(name, value);
  context.header('Content-Type', 'text/html; charset=utf-8');
  context.header('Vary', 'Accept-Encoding, Host');
  const status = isRoute(path, brand) ? 200 : 404;
  if (!/\bbr\b/.test(context.req.header('accept-encoding') ?? '')) return context.body(page.text, status);
  context.header('Content-Encoding', 'br');
  return context.body(page.brotli, status);
});

const hostname = process.env.HOST ?? '127.0.0.1';
const server = serve({ fetch: app.fetch, port, hostname });

// Beside it HTTP/2, which browsers speak over TLS alone, for whoever brings a certificate: a folder with key.pem and cert.pem.
if (process.env.SITE_TLS && process.env.SITE_TLS_PORT) {
  const pem = (name: string) => readFileSync(join(process.env.SITE_TLS ?? '', name));
  serve({
    fetch: app.fetch,
    port: Number(process.env.SITE_TLS_PORT),
    hostname,
    createServer: createSecureServer,
    serverOptions: { key: pem('key.pem'), cert: pem('cert.pem'), allowHTTP1: true },
  });
}

process.on('SIGTERM', () => {
  server.close(() => process.exit(0));
  if ('closeAllConnections' in server) server.closeAllConnections();
});
