import { readFileSync, writeFileSync } from 'node:fs';
import { generatedBrandFiles } from '../packages/ui/src/theme/generate.ts';

/** Writes each brand's static CSS; with `--check` fails where the committed file is stale. */
const isCheck = process.argv.includes('--check');
const root = new URL('../packages/ui/src/', import.meta.url);
for (const [path, text] of Object.entries(generatedBrandFiles())) {
  const file = new URL(path, root);
  if (!isCheck) {
    writeFileSync(file, text);
    continue;
  }
  if (readFileSync(file, 'utf8') !== text) {
    console.error(`${path} is stale: run npm run generate`);
    process.exitCode = 1;
  }
}
