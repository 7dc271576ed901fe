import { join, relative } from 'node:path';
import { defaultLanguage } from '@fortuna/domain/language.ts';
import { type BrandPack, defaultBrandId } from './brand-packs.ts';
import { lookChunksOf } from './look-chunks.ts';
import { firstAreas, spokenAreas, wordFiles } from './words.ts';

interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Vite's, of what it has built. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

const site = join(import.meta.dirname, '..');

/** Key of a source file in the manifest, which counts from the site's folder. */
export const manifestKey = (file: string) => relative(site, file);

/** The chunks of these modules and of what they import. */
function chunksOf(manifest: Manifest, keys: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const collect = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) return;
    found.add(chunk.file);
    chunk.imports?.forEach(collect);
  };
  keys.forEach(collect);
  return [...found];
}

/** The chunks of the first load but for looks: the entry, the home route, and what they import. A brand's data stand in its pages. */
export function firstChunks(manifest: Manifest): readonly string[] {
  return chunksOf(manifest, ['index.html', 'src/routes/games/home.page.tsx']);
}

/** The chunks with a brand's looks. Throws where the build has none of that name. */
export function lookFiles(manifest: Manifest, { layout }: BrandPack): readonly string[] {
  return lookChunksOf(layout).map((name) => {
    const chunk = Object.values(manifest).find((one) => one.name === name);
    if (!chunk) throw new Error(`the build has no chunk ${name}`);
    return chunk.file;
  });
}

const lateParts = 'src/frame/LateParts.tsx';

/**
 * What says over any page that the connection is gone, in the brand's words; what tells a page that failed from one that is none; and what
 * brings a page anew whose file has vanished, which may vanish itself.
 */
function withoutConnection(manifest: Manifest, { id }: BrandPack): readonly string[] {
  const known = firstAreas();
  const areas = spokenAreas(join(site, lateParts)).filter((area) => !known.includes(area));
  const root = wordFiles().root + (id === defaultBrandId ? '' : `/brands/${id}`);
  return [
    ...chunksOf(manifest, [lateParts, 'src/routes/pages.ts', 'src/platform/vanished.ts']).map(
      (file) => `/${file}`,
    ),
    ...areas.map((area) => `${root}/${defaultLanguage}/${area}.json`),
  ];
}

/** What a phone keeps of a brand, by address: enough to start without a connection (decision 23). The styles stand in the shell. */
export function startFiles(manifest: Manifest, pack: BrandPack, font: string | undefined): readonly string[] {
  const first = [...firstChunks(manifest), ...lookFiles(manifest, pack)].map((file) => `/${file}`);
  return [...new Set([...first, ...(font ? [font] : []), ...withoutConnection(manifest, pack)])];
}
