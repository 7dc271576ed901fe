import { printAddresses, siteUrl, startSandbox, startServer } from './servers.ts';

/** `npm start`: the sandbox first (or the site's proxy logs connection errors), then the site's development server. */
await startSandbox();
await startServer('site', ['apps/site/node_modules/vite/bin/vite.js', 'apps/site'], `${siteUrl}/healthz`);
printAddresses();
