import { bcp47 } from '@fortuna/domain/language.ts';
import { areas, catalogueLanguages } from '@fortuna/ui/locales/areas.ts';
import { describe, expect, test } from 'vitest';
import { jsonOf, textOf } from './files.ts';

/** `cn` defines the keys; a missing or stray key, a lost placeholder or a text left untranslated fails (requirement LANG-01). */

type Texts = ReadonlyMap<string, string>;

function flatten(value: unknown, prefix = ''): [string, string][] {
  if (typeof value === 'string') return [[prefix, value]];
  if (typeof value !== 'object' || value === null) throw new Error(`${prefix} is neither a text nor a group`);
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, prefix ? `${prefix}.${key}` : key));
}

function catalogue(language: string, area: string): Texts {
  return new Map(flatten(jsonOf(`packages/ui/src/locales/${language}/${area}.json`)));
}

const plural = /_(zero|one|two|few|many|other)$/;
const base = (key: string) => key.replace(plural, '');
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map((match) => match[1]).sort();

const cases = catalogueLanguages.flatMap((language) => areas.map((area) => ({ language, area })));

describe.each(cases)('$language/$area', ({ language, area }) => {
  const source = catalogue('cn', area);
  const texts = catalogue(language, area);

  test('has the keys of the source, no more and no less', () => {
    const keys = (of: Texts) => [...new Set([...of.keys()].map(base))].sort();
    expect(keys(texts)).toEqual(keys(source));
  });

  test('has every plural form of the language', () => {
    const forms = new Intl.PluralRules(bcp47(language)).resolvedOptions().pluralCategories;
    const counted = new Set([...texts.keys()].filter((key) => plural.test(key)).map(base));
    const missing = [...counted].flatMap((key) =>
      forms.filter((form) => !texts.has(`${key}_${form}`)).map((form) => `${key}_${form}`),
    );
    expect(missing).toEqual([]);
  });

  test('keeps the placeholders', () => {
    const byBase = new Map([...source].map(([key, text]) => [base(key), placeholders(text)]));
    const lost = [...texts].filter(
      ([key, text]) =>
        // A singular may say "one" in words.
        !/_(zero|one)$/.test(key) && placeholders(text).join() !== byBase.get(base(key))?.join(),
    );
    expect(lost).toEqual([]);
  });

  test('is written in its own language', () => {
    const hasHan = (text: string) => /\p{Script=Han}/u.test(text);
    const stray = [...texts].filter(([, text]) => text.trim() === '' || (language !== 'cn' && hasHan(text)));
    expect(stray).toEqual([]);
  });
});

test('English and Portuguese differ where they say anything', () => {
  const same = areas.flatMap((area) => {
    const english = catalogue('en', area);
    return [...catalogue('pt', area)].filter(
      ([key, text]) => /\p{L}{4,}\s+\p{L}{2,}/u.test(text) && english.get(key) === text,
    );
  });
  expect(same).toEqual([]);
});

test('the catalogues hold no markup of their own (named parts are filled in by the screen)', () => {
  const withMarkup = cases.filter(({ language, area }) =>
    /<\/?(script|style|iframe|img|svg|a|div|span|b|i)\b|javascript:/i.test(
      textOf(`packages/ui/src/locales/${language}/${area}.json`),
    ),
  );
  expect(withMarkup).toEqual([]);
});
