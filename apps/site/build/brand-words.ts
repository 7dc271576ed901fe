import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrandCopy, withBrandCopy } from '@fortuna/ui/theme/brand-copy.ts';

type Texts = Readonly<Record<string, unknown>>;

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Texts;

/** An area's texts in a language as a brand says them; `folder` is its pack, `locales` the catalogue. */
export function brandTexts(folder: string, locales: string, language: string, area: string): Texts {
  const texts = json(join(locales, language, `${area}.json`));
  const copy = join(folder, 'copy', `${language}.json`);
  return existsSync(copy) ? withBrandCopy(area, texts, json(copy) as BrandCopy) : texts;
}

/**
 * What a pack's copy is as a module: of the given areas alone, each with the texts that the brand words itself, so that a home carries
 * nothing of other pages. Null for any other file.
 */
export function firstWordsModule(file: string, areas: readonly string[]): string | null {
  if (!/\/brands\/[\w-]+\/copy\/\w+\.json$/.test(file)) return null;
  const own = areas.map((area) => [area, withBrandCopy(area, {}, json(file) as BrandCopy)] as const);
  return JSON.stringify(Object.fromEntries(own.filter(([, texts]) => Object.keys(texts).length > 0)));
}
