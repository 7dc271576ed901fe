import type { Resource } from 'i18next';

const files = import.meta.glob<Record<string, unknown>>('../packages/ui/src/locales/*/*.json', {
  eager: true,
  import: 'default',
});

/** language -> area -> texts, from the catalogue files. */
export const allCatalogues: Resource = {};
for (const [path, texts] of Object.entries(files)) {
  const [, language, area] = /locales\/(\w+)\/(\w+)\.json$/.exec(path) ?? [];
  if (!language || !area) continue;
  allCatalogues[language] = { ...allCatalogues[language], [area]: texts as never };
}
