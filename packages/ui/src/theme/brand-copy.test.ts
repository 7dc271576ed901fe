import { expect, test } from 'vitest';
import { withBrandCopy } from './brand-copy.ts';

const texts = { hero: { plainTitle: 'A', plainText: 'B' }, popular: 'C' };

test('a brand’s wording is put over the catalogue, which stays as it is', () => {
  const worded = withBrandCopy('lobby', texts, { 'lobby:hero.plainTitle': 'X', 'lobby:popular': 'Y' });
  expect(worded).toEqual({ hero: { plainTitle: 'X', plainText: 'B' }, popular: 'Y' });
  expect(texts.hero.plainTitle).toBe('A');
});

test('texts that no brand may word, and other areas, are left alone', () => {
  const copy = { 'shell:legal.adultsText': 'Para todos', 'lobby:popular': 'Y' };
  const shell = { legal: { adultsText: '18+' } };
  expect(withBrandCopy('shell', shell, copy)).toEqual(shell);
});
