import type { Plugin } from 'vite';
import { bootScript, hostsMeta } from './page.ts';

/** What the built pages get from the prerenderer, for the dev server: the boot script, the allowed hosts, and a health address. */
export function devServerPlugin(): Plugin {
  return {
    name: 'fortuna:dev-server',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/healthz', (_request, response) => {
        response.end('ok');
      });
    },
    transformIndexHtml(html) {
      return html.replace('<!--fortuna:head-->', `${hostsMeta()}<script>${bootScript}</script>`);
    },
  };
}
