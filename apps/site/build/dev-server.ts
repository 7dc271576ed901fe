import { extname } from 'node:path';
import { iconSprite } from '@fortuna/ui/icons/sprite.ts';
import type { Plugin } from 'vite';
import { artFiles } from './art-files.ts';
import { brandPacks, defaultBrandId } from './brand-packs.ts';
import { builtElsewhere } from './elsewhere.ts';
import { brandPage, brandTable, notStarted, pageHead, styleLinks } from './page.ts';
import { appFiles } from './web-manifest.ts';
import { noWorker } from './worker.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** What the built pages get from the prerenderer, for the dev server: the brands, the boot script, the allowed hosts, the drawn files, and a health address. */
export function devServerPlugin(): Plugin {
  return {
    name: 'fortuna:dev-server',
    apply: 'serve',
    async configureServer(server) {
      const drawn = new Map([...(await artFiles()), ...appFiles()]);
      server.middlewares.use((request, response, next) => {
        const path = request.url ?? '';
        const file = drawn.get(path);
        if (file === undefined) return next();
        response.setHeader('Content-Type', contentTypes[extname(path)] ?? 'text/plain');
        response.end(file);
      });
      // A built site that was shown here before may have left its worker, which would go on answering.
      server.middlewares.use('/worker.js', (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(noWorker());
      });
      server.middlewares.use('/healthz', (_request, response) => {
        response.end('ok');
      });
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        const packs = brandPacks();
        const table = brandTable(packs, ({ styles }) => styles.map((file) => `/@fs${file}`));
        const pack = packs.find(({ id }) => id === defaultBrandId);
        if (!pack) return html;
        const head = pageHead(table, styleLinks(table, pack.id), builtElsewhere());
        return brandPage(html, pack)
          .replace('<!--fortuna:head-->', () => head)
          .replace('__version__', '')
          .replace('<!--fortuna:icons-->', () => iconSprite(pack.icons))
          .replace('<!--fortuna:not-started-->', notStarted);
      },
    },
  };
}
