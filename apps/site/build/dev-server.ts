import { iconSprite } from '@fortuna/ui/icons/sprite.ts';
import type { Plugin } from 'vite';
import { artFiles } from './art-files.ts';
import { brandPacks, defaultBrandId } from './brand-packs.ts';
import { brandPage, brandTable, notStarted, pageHead, styleLinks } from './page.ts';

/** What the built pages get from the prerenderer, for the dev server: the brands, the boot script, the allowed hosts, the drawn files, and a health address. */
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
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        const packs = brandPacks();
        const table = brandTable(packs, ({ styles }) => styles.map((file) => `/@fs${file}`));
        const pack = packs.find(({ id }) => id === defaultBrandId);
        if (!pack) return html;
        const head = pageHead(table, styleLinks(table, pack.id));
        return brandPage(html, pack)
          .replace('<!--fortuna:head-->', () => head)
          .replace('<!--fortuna:icons-->', () => iconSprite(pack.icons))
          .replace('<!--fortuna:not-started-->', notStarted);
      },
    },
  };
}
