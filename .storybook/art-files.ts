import type { Plugin } from 'vite';
import { artFiles } from '../apps/site/build/art-files.ts';
import { wordFiles } from '../apps/site/build/words.ts';

/** The pictures that the site's build draws as files: journeys ask for them at the same addresses. */
export function artFilesPlugin(): Plugin {
  return {
    name: 'fortuna:storybook-art-files',
    async configureServer(server) {
      const files = await artFiles();
      server.middlewares.use((request, response, next) => {
        const svg = files.get(request.url ?? '');
        if (svg === undefined) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(svg);
      });
    },
    async generateBundle() {
      for (const [path, source] of await artFiles()) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source });
      }
    },
  };
}

/** The catalogue's files in the built Storybook, where a page that names no version looks for them; the dev server answers by itself. */
export function wordFilesPlugin(): Plugin {
  return {
    name: 'fortuna:storybook-word-files',
    generateBundle() {
      const { root, files } = wordFiles();
      for (const [path, source] of files) {
        this.emitFile({ type: 'asset', fileName: path.replace(root, 'words/latest'), source });
      }
    },
  };
}
