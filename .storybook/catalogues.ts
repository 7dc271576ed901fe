import type { Resource, ResourceLanguage } from 'i18next';
import { type BrandCopy, withBrandCopy } from '../packages/ui/src/theme/brand-copy.ts';
import { lengthen } from './pseudo-language.ts';

const files = import.meta.glob<ResourceLanguage[string]>('../packages/ui/src/locales/*/*.json', {
  eager: true,
  import: 'default',
});

/** Texts a third longer than English, with accents: what does not fit breaks here first. No language of the product. */
export const pseudoLanguage = 'long';

/** language -> area -> texts, from the catalogue files. */
export const allCatalogues: Resource = {};
for (const [path, texts] of Object.entries(files)) {
  const [, language, area] = /locales\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? [];
  if (!language || !area) continue;
  allCatalogues[language] = { ...allCatalogues[language], [area]: texts };
}
allCatalogues[pseudoLanguage] = lengthen(allCatalogues.en ?? {}) as ResourceLanguage;

/** As text: as modules they are what the site's home needs of them (`apps/site/build/brand-words.ts`). */
const copies = import.meta.glob<string>('../packages/ui/src/brands/*/copy/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** A language's texts as a brand says them. */
export function brandCatalogue(brand: string, language: string): ResourceLanguage {
  const texts = allCatalogues[language] ?? {};
  const copy = copies[`../packages/ui/src/brands/${brand}/copy/${language}.json`];
  if (copy === undefined) return texts;
  const own = JSON.parse(copy) as BrandCopy;
  return Object.fromEntries(
    Object.entries(texts).map(([area, areaTexts]) => [
      area,
      withBrandCopy(area, areaTexts as Readonly<Record<string, unknown>>, own),
    ]),
  ) as ResourceLanguage;
}

type Values = Readonly<Record<string, string | number>>;

/** The texts of a language by area and key, for finding things on the screen; an unknown key is an error. */
export function wordsOf(language: string) {
  return (area: string, key: string, values: Values = {}): string => {
    const text = key
      .split('.')
      .reduce<unknown>(
        (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
        allCatalogues[language]?.[area],
      );
    if (typeof text !== 'string') throw new Error(`No text ${language}/${area} ${key}`);
    return text.replace(/\{\{\s*(\w+)[^}]*\}\}/g, (_, name: string) => String(values[name]));
  };
}
