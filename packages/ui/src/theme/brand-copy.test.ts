import { expect, test } from 'vitest';
import { withBrandCopy } from './brand-copy.ts';

const texts = { hero: { plainTitle: 'A', plainText: 'B' }, popular: 'C' };

test('a brand’s wording is put over the catalogue, which stays as it is', () => {
  const worded = withBrandCopy('games-home', texts, {
    'games-home:hero.plainTitle': 'X',
    'games-home:popular': 'Y',
  });
  expect(worded).toEqual({ hero: { plainTitle: 'X', plainText: 'B' }, popular: 'Y' });
  expect(texts.hero.plainTitle).toBe('A');
});

test('texts that no brand may word, and other areas, are left alone', () => {
  const copy = { 'site:legal.adultsText': 'Para todos', 'games-home:popular': 'Y' };
  const shell = { legal: { adultsText: '18+' } };
  expect(withBrandCopy('site', shell, copy)).toEqual(shell);
});
