import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteLanguage } from '@fortuna/domain/language.ts';
import type { Plugin } from 'vite';
import { type BrandPack, brandPacks, defaultBrandId } from './brand-packs.ts';
import { brandTexts, firstWordsModule } from './brand-words.ts';

const siteSource = fileURLToPath(new URL('../src/', import.meta.url));
const uiSource = join(dirname(fileURLToPath(import.meta.resolve('@fortuna/ui/theme/base.css'))), '..');
const localesFolder = join(uiSource, 'locales');

interface Source {
  readonly changedAt: number;
  /** Our own files that it imports statically. */
  readonly imports: readonly string[];
  readonly areas: readonly string[];
}

const sources = new Map<string, Source>();

/** The file that an import of ours names; null for a library, a style sheet, or a type. */
function fileOf(specifier: string, importer: string): string | null {
  const path = specifier.startsWith('@fortuna/ui/')
    ? join(uiSource, specifier.slice('@fortuna/ui/'.length))
    : specifier.startsWith('.')
      ? resolve(dirname(importer), specifier)
      : null;
  return path !== null && /\.tsx?$/.test(path) && existsSync(path) ? path : null;
}

const staticImport = /^\s*(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;
const spoken = [/useTranslation\(\s*\[?((?:\s*'[\w-]+',?)+)/g, /\bt\(\s*'([\w-]+):/g];

function readSource(file: string): Source {
  const changedAt = statSync(file).mtimeMs;
  const known = sources.get(file);
  if (known?.changedAt === changedAt) return known;
  const text = readFileSync(file, 'utf8');
  const source = {
    changedAt,
    imports: [...text.matchAll(staticImport)].flatMap(([, specifier = '']) => fileOf(specifier, file) ?? []),
    areas: spoken
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .flatMap(([, names = '']) => names.match(/[\w-]+/g) ?? []),
  };
  sources.set(file, source);
  return source;
}

/** The areas of the catalogue that a file and everything it imports take words from. */
export function spokenAreas(file: string): readonly string[] {
  const seen = new Set<string>();
  const areas = new Set<string>();
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    const source = readSource(path);
    for (const area of source.areas) areas.add(area);
    source.imports.forEach(visit);
  };
  visit(file);
  return [...areas].sort();
}

/** Areas that every page has from the start: those of the frame and the home (`src/words/first-words.ts`). */
export function firstAreas(): readonly string[] {
  return ['main.tsx', 'routes/games/home.page.tsx'].flatMap((file) => spokenAreas(join(siteSource, file)));
}

const dynamicImport = /\bimport\(\s*'([^']+\.tsx?)'\s*\)/g;

/** Wraps `speaking` around a file's dynamic imports whose targets need more words than every page has. */
export function withWords(code: string, file: string): string | null {
  let isChanged = false;
  const first = firstAreas();
  const changed = code.replace(dynamicImport, (whole, specifier: string) => {
    const target = fileOf(specifier, file);
    const areas = target === null ? [] : spokenAreas(target).filter((area) => !first.includes(area));
    if (areas.length === 0) return whole;
    isChanged = true;
    return `__speaking(${JSON.stringify(areas)}, () => ${whole})`;
  });
  // On the first line, so that all others keep their numbers.
  return isChanged
    ? `import { speaking as __speaking } from '@fortuna/ui/locales/speaking.ts';${changed}`
    : null;
}

/** Every area in every language, as path and pieces of it. */
function catalogueFiles(): readonly {
  readonly path: string;
  readonly language: string;
  readonly area: string;
}[] {
  return readdirSync(localesFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: language }) =>
      readdirSync(join(localesFolder, language)).map((name) => ({
        path: `${language}/${name}`,
        language,
        area: name.replace(/\.json$/, ''),
      })),
    );
}

/**
 * The catalogue as files, by address below the site's root: the product's, and each brand's own below `brands/<id>`. The version in
 * the address changes with the texts, so that no cached file is ever stale.
 */
export function wordFiles(): { readonly root: string; readonly files: ReadonlyMap<string, string> } {
  const catalogue = catalogueFiles();
  const plain = catalogue.map(({ path }): [string, string] => [
    path,
    JSON.stringify(JSON.parse(readFileSync(join(localesFolder, path), 'utf8'))),
  ]);
  const brands = brandPacks()
    .filter(({ id }) => id !== defaultBrandId)
    .flatMap(({ id, folder }) =>
      catalogue.map(({ path, language, area }): [string, string] => [
        `brands/${id}/${path}`,
        JSON.stringify(brandTexts(folder, localesFolder, language, area)),
      ]),
    );
  const texts = [...plain, ...brands];
  const version = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 10);
  const root = `/words/${version}`;
  return { root, files: new Map(texts.map(([path, text]) => [`${root}/${path}`, text])) };
}

/** One text as a brand says it; `key` with dots. Throws where there is none. */
export function catalogueText(
  { folder }: Pick<BrandPack, 'folder'>,
  language: SiteLanguage,
  area: string,
  key: string,
): string {
  const read = (texts: unknown, name: string) =>
    (texts as Readonly<Record<string, unknown>> | undefined)?.[name];
  const text = key.split('.').reduce<unknown>(read, brandTexts(folder, localesFolder, language, area));
  if (typeof text !== 'string') throw new Error(`no text ${area}:${key} in ${language}`);
  return text;
}

/** Where the page finds the catalogue (`src/words/word-source.ts` reads it). */
export function wordsMeta(root: string = wordFiles().root): string {
  return `<meta name="fortuna:words" content="${root}" />`;
}

/** Words travel with the modules that use them, in every build and server that includes any of the site. */
export function wordsPlugin(): Plugin {
  return {
    name: 'fortuna:words',
    enforce: 'pre',
    transform: {
      filter: { id: [/\.tsx?$/, /\/copy\/\w+\.json$/] },
      handler(code, id) {
        const [file = id] = id.split('?');
        const first = firstWordsModule(file, firstAreas());
        if (first !== null) return { code: first, map: null };
        if (!file.startsWith(siteSource) && !file.startsWith(uiSource)) return null;
        const changed = withWords(code, file);
        return changed === null ? null : { code: changed, map: null };
      },
    },
    configureServer(server) {
      server.middlewares.use('/words', (request, response, next) => {
        const [, path = ''] = /^\/\w+\/(.+)$/.exec(request.url ?? '') ?? [];
        const { root, files } = wordFiles();
        const text = files.get(`${root}/${path}`);
        if (text === undefined) return next();
        response.setHeader('Content-Type', 'application/json');
        response.end(text);
      });
    },
  };
}
