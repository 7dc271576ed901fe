import { areas, catalogueLanguages } from '@fortuna/ui/locales/areas.ts';
import { describe, expect, test } from 'vitest';
import { jsonOf, textOf } from './files.ts';
import {
  copied,
  hasMarkup,
  lostPlaceholders,
  missingPlurals,
  strayKeys,
  type Texts,
  textsOf,
  untranslated,
} from './rules/catalogue.ts';

/** `cn` defines the keys; a missing or stray key, a lost placeholder or a text left untranslated fails (requirement LANG-01). */

function catalogue(language: string, area: string): Texts {
  return textsOf(jsonOf(`packages/ui/src/locales/${language}/${area}.json`));
}

const cases = catalogueLanguages.flatMap((language) => areas.map((area) => ({ language, area })));

describe.each(cases)('$language/$area', ({ language, area }) => {
  const source = catalogue('cn', area);
  const texts = catalogue(language, area);

  test('has the keys of the source, no more and no less', () => {
    expect(strayKeys(texts, source)).toEqual([]);
  });

  test('has every plural form of the language', () => {
    expect(missingPlurals(texts, language)).toEqual([]);
  });

  test('keeps the placeholders', () => {
    expect(lostPlaceholders(texts, source)).toEqual([]);
  });

  test('is written in its own language', () => {
    expect(untranslated(texts, language)).toEqual([]);
  });
});

test('English and Portuguese differ where they say anything', () => {
  expect(areas.flatMap((area) => copied(catalogue('pt', area), catalogue('en', area)))).toEqual([]);
});

test('the catalogues hold no markup of their own (named parts are filled in by the screen)', () => {
  const withMarkup = cases.filter(({ language, area }) =>
    hasMarkup(textOf(`packages/ui/src/locales/${language}/${area}.json`)),
  );
  expect(withMarkup).toEqual([]);
});
