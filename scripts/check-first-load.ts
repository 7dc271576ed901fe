import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { siteLanguages } from '@fortuna/domain/language.ts';
import { build, type Plugin } from 'vite';

/**
 * Breadth costs nobody's first visit: a build with sixty more pages and catalogues in all nine languages has a first load of the very
 * same bytes as the built site (decisions 14 and 15). Only the names of chunks differ, which are hashes of one length.
 */
const site = join(import.meta.dirname, '../apps/site');
const folder = join(import.meta.dirname, '../.cache/first-load');
const morePages = 60;

const pageSource = (index: number) => `
import { useTranslation } from 'react-i18next';
import { definePage } from '${join(site, 'src/routes/define-page.tsx')}';
function More() { return useTranslation('more-${index}').t('title'); }
export const page = definePage({ path: '/more-${index}' }, More);
`;

/** What breadth adds: pages in the router's table, languages in the catalogue's list. */
const breadth: Plugin = {
  name: 'fortuna:breadth',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith('virtual:more-') ? `\0${id}` : null),
  load: (id) => (id.startsWith('\0virtual:more-') ? pageSource(Number(id.split('-').at(-1))) : null),
  transform(code, id) {
    if (id.endsWith('/locales/areas.ts')) {
      if (!code.includes("['pt', 'en', 'cn']")) throw new Error('the list of catalogues is not where it was');
      return code.replace("['pt', 'en', 'cn']", JSON.stringify(siteLanguages));
    }
    if (!id.endsWith('/routes/pages.ts')) return null;
    const entries = Array.from(
      { length: morePages },
      (_, index) =>
        `{ path: '/more-${index}', isMember: false, isAlone: false, load: () => import('virtual:more-${index}') },`,
    );
    const wider = code.replace(/,?\s*\];\s*$/, `,${entries.join('\n')}\n];`);
    if (wider === code) throw new Error('the table of pages is not where it was');
    return wider;
  },
};

const isFirst = (name: string) => /^(base|home\.page|rolldown-runtime)-[\w-]+\.js$/.test(name);

/**
 * A script with its names made alike: hashes of other chunks, and the one or two letters that bundler and minifier hand out to
 * bindings, in an order that any new chunk may change. How many there are still counts.
 */
function evenlyNamed(text: string): string {
  return text.replace(/-[\w-]{8}\.(js|css)/g, '.$1').replace(/(?<![\w$])[A-Za-z_$][\w$]?(?![\w$])/g, 'x');
}

/** Bytes of the first load's scripts, by name. */
function firstLoad(built: string): ReadonlyMap<string, number> {
  const assets = join(built, 'assets');
  return new Map(
    readdirSync(assets)
      .filter(isFirst)
      .map((name) => [
        name.replace(/-[\w-]{8}\.js$/, ''),
        Buffer.byteLength(evenlyNamed(readFileSync(join(assets, name), 'utf8'))),
      ]),
  );
}

process.env.NODE_ENV = 'production';

/** Builds the client without the minifier, whose choice of names any new chunk changes by a byte here and there. */
async function sizesOf(plugins: readonly Plugin[]): Promise<ReadonlyMap<string, number>> {
  await build({
    root: site,
    configFile: join(site, 'vite.config.ts'),
    logLevel: 'error',
    mode: 'production',
    plugins: [...plugins],
    build: { outDir: folder, emptyOutDir: true, minify: false },
  });
  const sizes = firstLoad(folder);
  rmSync(folder, { recursive: true });
  if (sizes.size !== 3) throw new Error('the chunks of the first load are not the ones known');
  return sizes;
}

const before = await sizesOf([]);
const after = await sizesOf([breadth]);
const changed = [...before]
  .filter(([name, bytes]) => after.get(name) !== bytes)
  .map(([name, bytes]) => `${name} ${bytes} -> ${after.get(name)}`);

if (changed.length > 0) {
  console.error(`Sixty pages and nine languages change the first load: ${changed.join(', ')}`);
  process.exitCode = 1;
} else {
  const total = [...before.values()].reduce((sum, bytes) => sum + bytes, 0);
  console.log(`First load unchanged to the byte (${total} bytes before minifying).`);
}
