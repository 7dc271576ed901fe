import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagesSource } from '../apps/site/build/page-files.ts';

/** `apps/site/src/routes/pages.ts` from the page files; `--check` only says whether it is fresh. */
const file = join(import.meta.dirname, '../apps/site/src/routes/pages.ts');
const source = pagesSource();

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== source) {
    console.error('apps/site/src/routes/pages.ts is not what the page files say: run `npm run generate`.');
    process.exitCode = 1;
  }
} else {
  writeFileSync(file, source);
}
