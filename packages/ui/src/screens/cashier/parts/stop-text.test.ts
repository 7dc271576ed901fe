import { formatMoney } from '@fortuna/domain/money.ts';
import { expect, it } from 'vitest';
import { stopText } from './stop-text.ts';

const stop = (value: number, label = formatMoney(value, 'pt')) => ({ value, label });

it('leaves out what the figure above says already', () => {
  expect(stopText(stop(100_000), 'pt')).toBe('1.000');
  expect(stopText({ value: 100_000, label: formatMoney(100_000, 'en') }, 'en')).toBe('1,000');
});

it('never leaves out centavos that count', () => {
  expect(stopText(stop(2550), 'pt')).toBe('25,50');
});

it('keeps a word', () => {
  expect(stopText(stop(84_210, 'Tudo'), 'pt')).toBe('Tudo');
});
