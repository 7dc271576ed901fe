import { expect, test } from 'vitest';
import { figureText } from './commission-figure.ts';

test('shares are percent with two decimals, in the language', () => {
  expect(figureText('share', 30, 'pt')).toBe('0,30%');
  expect(figureText('share', 1250, 'en')).toBe('12.50%');
});

test('money is centavos', () => {
  expect(figureText('money', 150_000, 'pt')).toBe('R$\u00a01.500,00');
});
