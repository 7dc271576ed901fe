import { formatMoney } from '@fortuna/domain/money.ts';
import { expect, test } from 'vitest';
import { chipText } from './chip-text.ts';

const of = (value: number, label = formatMoney(value, 'pt')) => chipText({ value, label }, 'pt');

test('a chip says whole reais, of thousands how many, and of a word the word', () => {
  expect(of(2000)).toEqual({ main: '20', unit: null, isWord: false });
  expect(of(100_000)).toEqual({ main: '1', unit: 'mil', isWord: false });
  expect(of(1_000_000)).toEqual({ main: '10', unit: 'mil', isWord: false });
  expect(of(123_456)).toEqual({ main: '1.234,56', unit: null, isWord: false });
  expect(of(123_456, 'Tudo')).toEqual({ main: 'Tudo', unit: null, isWord: true });
});
