import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressesSource, pagesSource } from '../apps/site/build/page-files.ts';

/** `pages.ts` and `addresses.ts` of `apps/site/src/routes` from the page files; `--check` only says whether they are fresh. */
const routes = join(import.meta.dirname, '../apps/site/src/routes');
const sources = { 'pages.ts': pagesSource(), 'addresses.ts': addressesSource() };

for (const [name, source] of Object.entries(sources)) {
  const file = join(routes, name);
  if (!process.argv.includes('--check')) writeFileSync(file, source);
  else if (readFileSync(file, 'utf8') !== source) {
    console.error(`apps/site/src/routes/${name} is not what the page files say: run \`npm run generate\`.`);
    process.exitCode = 1;
  }
}
