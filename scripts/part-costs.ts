import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import type { PartCost, PartCosts } from '../.storybook/part-costs.ts';

/**
 * What each part of the kit costs a player who has loaded nothing yet: the part is bundled alone, with all parts it is made of, and
 * its JavaScript is measured as it travels (brotli). Written to a file that Storybook reads; a part that cannot be bundled fails.
 */
const root = join(import.meta.dirname, '..');
const source = join(root, 'packages/ui/src');
const components = join(source, 'components');

/** What every page has anyway: the libraries below the kit, and the theme. */
const libraries = /^(react|react-dom|styled-components|i18next|react-i18next)(\/|$)/;
const theme = /(^|\/)theme\/[\w-]+\.ts$/;

async function bundle(input: string[], external: RegExp[]): Promise<readonly Rolldown.OutputChunk[]> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input, external, preserveEntrySignatures: 'strict' },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === 'chunk');
}

function bytesOf(chunks: Iterable<Rolldown.OutputChunk>): number {
  return [...chunks].reduce((sum, { code }) => sum + brotliCompressSync(code).byteLength, 0);
}

/** The entries and what they import at once; the rest comes when it is needed. */
function costOf(chunks: readonly Rolldown.OutputChunk[]): PartCost {
  const first = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const chunk of first) {
    for (const other of chunks) if (chunk.imports.includes(other.fileName)) first.add(other);
  }
  return { first: bytesOf(first), later: bytesOf(chunks.filter((chunk) => !first.has(chunk))) };
}

const entries = readdirSync(components)
  .map((name) => join(components, name, `${name}.tsx`))
  .filter((path) => existsSync(path));
const parts: Record<string, PartCost> = {};
for (const entry of entries) {
  parts[basename(entry, '.tsx')] = costOf(await bundle([entry], [libraries, theme]));
}
const base = await bundle(
  ['vars', 'mixins', 'media', 'brand-context'].map((name) => join(source, 'theme', `${name}.ts`)),
  [libraries],
);
const costs: PartCosts = { base: bytesOf(base), parts };
mkdirSync(join(root, '.cache'), { recursive: true });
writeFileSync(join(root, '.cache/part-costs.json'), JSON.stringify(costs, null, 2));
console.log(`Costs of ${entries.length} parts: .cache/part-costs.json`);
