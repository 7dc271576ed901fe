import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { artFiles } from './art-files.ts';
import { takeBrands } from './brand-packs.ts';
import { prerender } from './prerender.ts';
import { appFiles } from './web-manifest.ts';
import { wordFiles } from './words.ts';
import { writeWorkers } from './worker.ts';
import { writeFiles } from './write-files.ts';

const root = join(import.meta.dirname, '..');
export const distFolder = join(root, 'dist');
const serverFolder = join(root, 'dist-ssr');

const compressible = /\.(html|js|css|svg|json|webmanifest)$/;

/** A brotli copy beside each text file, for servers that send precompressed files. */
function compress(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const text = readFileSync(file);
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        },
      }),
    );
  }
}

/** The whole site with these brands into `dist`: server entry first, then the client, then the prerendered pages, headers, workers and compressed copies. */
export async function buildSite(brands: readonly string[], dist: string = distFolder): Promise<void> {
  takeBrands(brands);
  const shared = {
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn' as const,
    mode: 'production',
  };
  process.env.NODE_ENV = 'production';
  await build({
    ...shared,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { ssr: 'src/server.tsx', outDir: serverFolder, emptyOutDir: true },
  });
  await build({ ...shared, build: { outDir: dist, emptyOutDir: true } });
  for (const files of [await artFiles(), appFiles(), wordFiles().files]) writeFiles(dist, files);
  const start = await prerender(dist, join(serverFolder, 'server.js'));
  rmSync(serverFolder, { recursive: true });
  await writeWorkers(dist, start);
  compress(dist);
}
