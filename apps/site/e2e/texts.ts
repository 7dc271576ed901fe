import { readFileSync } from 'node:fs';
import { formatMoney } from '@fortuna/domain/money.ts';

export type Language = 'pt' | 'en';

const catalogues = new Map<string, unknown>();

function catalogue(language: Language, area: string): unknown {
  const name = `${language}/${area}`;
  if (!catalogues.has(name)) {
    const file = new URL(`../../../packages/ui/src/locales/${name}.json`, import.meta.url);
    catalogues.set(name, JSON.parse(readFileSync(file, 'utf8')));
  }
  return catalogues.get(name);
}

/** A text of the catalogue by area and key, e.g. `words('pt')('auth', 'fields.name')`; an unknown key fails the journey. */
export function words(language: Language) {
  return (area: string, key: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const text = key
      .split('.')
      .reduce<unknown>(
        (part, name) => (part as Record<string, unknown> | undefined)?.[name],
        catalogue(language, area),
      );
    if (typeof text !== 'string') throw new Error(`no text ${language}/${area} ${key}`);
    return text.replace(/\{\{\s*(\w+)[^}]*\}\}/g, (_, name: string) => String(values[name]));
  };
}

/** An amount as the site writes it. */
export function money(language: Language, centavos: number): string {
  return formatMoney(centavos, language);
}
