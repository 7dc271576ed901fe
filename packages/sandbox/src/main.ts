import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { createSandbox, defaultSiteOrigins } from './app.ts';
import { brandFilesIn, brandsIn } from './node/brand-files.ts';
import { nodeScrypt } from './node/node-scrypt.ts';
import { openDatabase } from './node/open-database.ts';
import { readPageFont } from './node/page-font.ts';
import { readReferenceScript } from './node/reference-script.ts';

const { env } = process;
const port = Number(env.SANDBOX_PORT ?? 8787);
const publicUrl = env.SANDBOX_PUBLIC_URL ?? `http://127.0.0.1:${port}`;
const place = env.SANDBOX_DB ?? fileURLToPath(new URL('../data/sandbox.sqlite', import.meta.url));

const database = openDatabase(place);
const sandbox = createSandbox({
  db: database.db,
  publicUrl: publicUrl.replace(/\/$/, ''),
  testKey: env.SANDBOX_TEST_KEY,
  siteOrigins: env.SITE_ORIGINS?.split(',').map((origin) => origin.trim()) ?? defaultSiteOrigins,
  contractCheck: env.NODE_ENV === 'production' ? 'off' : 'log',
  scrypt: nodeScrypt,
  referenceScript: readReferenceScript,
  pageFont: readPageFont,
  brands: env.BRANDS_FOLDER ? brandsIn(env.BRANDS_FOLDER) : [],
  readBrandFile: env.BRANDS_FOLDER ? brandFilesIn(env.BRANDS_FOLDER) : undefined,
  onClose: () => database.close(),
});

const server = serve(
  {
    fetch: (request) => sandbox.fetch(request),
    port,
    hostname: '127.0.0.1',
    // Node answers 408 itself when headers or body take longer; it looks every second.
    serverOptions: { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 1_000 },
  },
  () => console.log(`Sandbox (a demonstration without real money): ${publicUrl} · desk: ${publicUrl}/__desk`),
);

function stop(): void {
  server.close(() => {
    sandbox.close();
    process.exit(0);
  });
  // Idle keep-alive connections would hold the server open.
  if ('closeAllConnections' in server) server.closeAllConnections();
}

process.once('SIGTERM', stop);
process.once('SIGINT', stop);
