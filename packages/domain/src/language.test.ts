import { describe, expect, it } from 'vitest';
import { bcp47, defaultLanguage, isSiteLanguage, siteLanguages } from './language.ts';

describe('languages', () => {
  it('are the nine of the product, Portuguese first where nothing is known', () => {
    expect(siteLanguages).toEqual(['cn', 'en', 'ch', 'pt', 'vi', 'id', 'th', 'tr', 'msa']);
    expect(defaultLanguage).toBe('pt');
  });

  it.each([
    ['pt', 'pt-BR'],
    ['en', 'en'],
    ['cn', 'zh-Hans'],
    ['ch', 'zh-Hant'],
    ['vi', 'vi'],
    ['id', 'id'],
    ['th', 'th-u-ca-gregory'],
    ['tr', 'tr'],
    ['msa', 'ms'],
  ] as const)('%s is %s to browsers', (language, tag) => {
    expect(bcp47(language)).toBe(tag);
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
    expect(Intl.NumberFormat.supportedLocalesOf(tag)).toEqual([tag]);
  });

  it.each(['', 'pt-BR', 'PT', 'zh', 'toString', '__proto__', null, undefined, 0, ['pt']])(
    '%j is none',
    (value) => {
      expect(isSiteLanguage(value)).toBe(false);
    },
  );

  it('recognises each of its own', () => {
    expect(siteLanguages.every(isSiteLanguage)).toBe(true);
  });
});
