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

const packCopy = /^(.*\/brands\/[\w-]+)\/copy\/(\w+)\.json$/;

/**
 * What a pack's copy is as a module: not its texts of all pages, but the given areas as the brand says them, so that a home carries
 * its own words only. Null for any other file.
 */
export function firstWordsModule(file: string, locales: string, areas: readonly string[]): string | null {
  const [, folder, language] = packCopy.exec(file) ?? [];
  if (folder === undefined || language === undefined) return null;
  const own = areas
    .map((area) => [area, brandTexts(folder, locales, language, area)] as const)
    .filter(
      ([area, texts]) =>
        JSON.stringify(texts) !== JSON.stringify(json(join(locales, language, `${area}.json`))),
    );
  return JSON.stringify(Object.fromEntries(own));
}
