import type { Plugin } from 'vite';
import { artFiles } from './art-files.ts';
import { bootScript, hostsMeta } from './page.ts';

/** What the built pages get from the prerenderer, for the dev server: the boot script, the allowed hosts, the drawn files, and a health address. */
export function devServerPlugin(): Plugin {
  return {
    name: 'fortuna:dev-server',
    apply: 'serve',
    configureServer(server) {
      const art = artFiles();
      server.middlewares.use((request, response, next) => {
        const svg = art.get(request.url ?? '');
        if (svg === undefined) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(svg);
      });
      server.middlewares.use('/healthz', (_request, response) => {
        response.end('ok');
      });
    },
    transformIndexHtml(html) {
      return html.replace('<!--fortuna:head-->', `${hostsMeta()}<script>${bootScript}</script>`);
    },
  };
}
