import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createBrand } from './brands/new-brand.ts';
import { brandsFolder, repositoryRoot } from './brands/pack-folder.ts';

/** `npm run brand:new -- <name> --logo x.svg --accent <colour> --second <colour> [--like mare] [--wordmark <short name>]`. */
const usage = `Like this: npm run brand:new -- "Costa Azul" --logo logo.svg --accent "#ffb53a" --second "#2fb8a4" [--like mare|salao|pulo] [--wordmark "Costa"]`;

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      logo: { type: 'string' },
      accent: { type: 'string' },
      second: { type: 'string' },
      like: { type: 'string', default: 'mare' },
      wordmark: { type: 'string' },
    },
  });
  const [name] = positionals;
  const { logo, accent, second, like, wordmark } = values;
  if (!name || !logo || !accent || !second)
    throw new Error(`A name, a logo and two colours are needed. ${usage}`);
  const folder = await createBrand({
    name,
    wordmark,
    logo: readFileSync(resolve(process.env.INIT_CWD ?? '.', logo), 'utf8'),
    accent,
    second,
    like,
    into: brandsFolder,
  });
  console.log(`Made and checked: ${relative(repositoryRoot, folder)}`);
  console.log(
    'Next: put its hosts, links and licence into brand.json (docs/reskin.md), then npm start and ?brand=.',
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
