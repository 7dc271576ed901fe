import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { faultText } from './brands/file-faults.ts';
import { createBrand } from './brands/new-brand.ts';
import { brandsFolder, repositoryRoot } from './brands/pack-folder.ts';

/** `npm run brand:new -- <name> --logo x.svg --accent <colour> --second <colour> [--like mare] [--layout salao] [--faces salao] [--shapes lent] [--art pulo] [--wordmark <short name>] [--id <folder>]`. */
const usage = `Like this: npm run brand:new -- "Costa Azul" --logo logo.svg --accent "#ff9a6b" --second "#5aa8ff" [--like mare|salao|pulo] [--layout salao] [--faces salao] [--shapes lent] [--art pulo] [--wordmark "Costa"] [--id costa]`;

function readLogo(path: string): string {
  try {
    return readFileSync(resolve(process.env.INIT_CWD ?? '.', path), 'utf8');
  } catch {
    throw new Error(`The logo ${path} cannot be read. Give the path of an SVG file with --logo.`);
  }
}

/** Node's own words about options say what it has parsed, and not how the command is written. */
function inWords(error: unknown): string {
  const isOption =
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  return isOption ? `${error.message.split('. ')[0]}. ${usage}` : faultText(error);
}

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      logo: { type: 'string' },
      accent: { type: 'string' },
      second: { type: 'string' },
      like: { type: 'string', default: 'mare' },
      layout: { type: 'string' },
      faces: { type: 'string' },
      shapes: { type: 'string' },
      art: { type: 'string' },
      wordmark: { type: 'string' },
      id: { type: 'string' },
    },
  });
  const [name, ...more] = positionals;
  if (more.length > 0) throw new Error(`A name of several words stands in quotes. ${usage}`);
  const { logo, accent, second, like, layout, faces, shapes, art, wordmark, id } = values;
  if (!name || !logo || !accent || !second)
    throw new Error(`A name, a logo and two colours are needed. ${usage}`);
  if (shapes !== undefined && shapes !== 'lent')
    throw new Error(`--shapes says "lent" or is left out. ${usage}`);
  const { folder, remarks } = await createBrand({
    name,
    wordmark,
    id,
    logo: readLogo(logo),
    accent,
    second,
    like,
    layout,
    faces,
    shapes,
    art,
    into: brandsFolder,
  });
  console.log(`Made and checked: ${relative(repositoryRoot, folder)}`);
  for (const remark of remarks) console.log(`  (${remark})`);
  console.log(
    'Next: put its hosts, links and licence into brand.json (docs/reskin.md), then npm start and ?brand=.',
  );
} catch (error) {
  console.error(inWords(error));
  process.exitCode = 1;
}
