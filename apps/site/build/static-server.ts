import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';

/**
 * Serves the built site as a production host would: its headers, compressed copies, the prerendered home, the bare shell for
 * every other address (404 for one that is no route), and `/api` passed on to the back end.
 */
const port = Number(process.env.SITE_PORT ?? 5173);
const upstream = process.env.API_UPSTREAM ?? `http://127.0.0.1:${process.env.SANDBOX_PORT ?? 8787}`;
const dist = join(import.meta.dirname, '../dist');

interface HeaderSets {
  readonly page: Readonly<Record<string, string>>;
  readonly asset: Readonly<Record<string, string>>;
}
const headers = JSON.parse(readFileSync(join(dist, 'headers.json'), 'utf8')) as HeaderSets;
const routes = JSON.parse(readFileSync(join(dist, 'routes.json'), 'utf8')) as readonly {
  readonly path: string;
}[];
const routePaths = new Set(routes.map((route) => route.path));

const pages = {
  home: readFileSync(join(dist, 'index.html'), 'utf8'),
  shell: readFileSync(join(dist, 'app.html'), 'utf8'),
};
const compressed = {
  home: new Uint8Array(readFileSync(join(dist, 'index.html.br'))),
  shell: new Uint8Array(readFileSync(join(dist, 'app.html.br'))),
};

const app = new Hono();

app.get('/healthz', (context) => context.text('ok'));

app.all('/api/*', async (context) => {
  const url = new URL(context.req.url);
  try {
    const response = await proxy(`${upstream}${url.pathname}${url.search}`, {
      ...context.req,
      headers: { ...context.req.header(), host: new URL(upstream).host },
    });
    response.headers.set('Cache-Control', 'no-store');
    return response;
  } catch {
    return context.json({ message: 'Bad gateway' }, 502, { 'Cache-Control': 'no-store' });
  }
});

const files = serveStatic({
  root: dist,
  precompressed: true,
  onFound: (path, context) => {
    const set = path.includes('/assets/') ? headers.asset : headers.page;
    for (const [name, value] of Object.entries(set)) context.header(name, value);
  },
});

app.get('*', async (context, next) => {
  const { path } = context.req;
  const isFile = /\.[a-z0-9]+$/i.test(path) && !path.endsWith('.html') && !path.endsWith('.br');
  if (isFile && existsSync(join(dist, path))) return files(context, next);
  if (path.startsWith('/assets/')) return context.text('Not found', 404);
  const page = path === '/' ? 'home' : 'shell';
  for (const [name, value] of Object.entries(headers.page)) context.header(name, value);
  context.header('Content-Type', 'text/html; charset=utf-8');
  context.header('Vary', 'Accept-Encoding');
  const status = routePaths.has(path) ? 200 : 404;
  if (!/\bbr\b/.test(context.req.header('accept-encoding') ?? '')) return context.body(pages[page], status);
  context.header('Content-Encoding', 'br');
  return context.body(compressed[page], status);
});

const server = serve({ fetch: app.fetch, port, hostname: process.env.HOST ?? '127.0.0.1' });
process.on('SIGTERM', () => {
  server.close(() => process.exit(0));
  if ('closeAllConnections' in server) server.closeAllConnections();
});
