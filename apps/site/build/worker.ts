import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'vite';
import type { WorkerFacts } from '../src/worker/worker-facts.ts';
import type { StartFiles } from './prerender.ts';

const root = join(import.meta.dirname, '..');

/** Stands in the pages until everything that the version is made from is there. */
const placeholder = '__version__';

function filesBelow(dist: string): readonly string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** A site of other content has another version: one of the same content is no news to anybody. `VITE_APP_VERSION` makes it so. */
function versionOf(dist: string): string {
  const hash = createHash('sha256').update(process.env.VITE_APP_VERSION ?? '');
  for (const file of filesBelow(dist)) hash.update(relative(dist, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

/** `worker.js`, a script of its own without the site's chunks. */
async function bundleWorker(dist: string, facts: WorkerFacts): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    mode: 'production',
    define: { FACTS: JSON.stringify(facts) },
    build: {
      target: 'es2022',
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(root, 'src/worker/worker.ts'),
        output: { format: 'iife', entryFileNames: 'worker.js' },
      },
    },
  });
}

/** What is sent in place of `worker.js` to have none. */
export function noWorker(): string {
  return readFileSync(join(root, 'src/worker/no-worker.js'), 'utf8');
}

/**
 * Writes `worker.js` and `no-worker.js`, and the version into every page and into `version.json`, which the self-check asks for. Comes after everything else that is written.
 */
export async function writeWorkers(dist: string, start: StartFiles): Promise<void> {
  const version = versionOf(dist);
  for (const file of filesBelow(dist).filter((name) => name.endsWith('.html')))
    writeFileSync(file, readFileSync(file, 'utf8').replace(placeholder, version));
  await bundleWorker(dist, { version, ...start });
  writeFileSync(join(dist, 'no-worker.js'), noWorker());
  writeFileSync(join(dist, 'version.json'), `${JSON.stringify({ version })}\n`);
}
