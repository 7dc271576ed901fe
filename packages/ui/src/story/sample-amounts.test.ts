import { describe, expect, test } from 'vitest';
import { moneySamples } from './sample.ts';
import { amountsIn, withAmounts } from './sample-amounts.ts';

const { zero, huge, hidden } = moneySamples;

describe('amounts of a text', () => {
  test.each([
    ['R$\u00a01.284,50', [128_450]],
    ['R$1,284.50', [128_450]],
    ['De R$ 20,00 a R$ 5.000,00.', [2_000, 500_000]],
    ['QR code PIX de R$ 10', [1_000]],
    ['R$ 1000,00', [100_000]],
    ['R$', []],
    ['148 rodadas, 1.284,50', []],
  ])('%s', (text, amounts) => {
    expect(amountsIn(text)).toEqual(amounts);
  });
});

describe('a text with the amounts of the toolbar', () => {
  test('is left as it is where the toolbar leaves them', () => {
    expect(withAmounts('\u2212R$\u00a05,00', null, 'pt')).toBe('\u2212R$\u00a05,00');
  });

  test('has nothing to add or take away without money', () => {
    expect(withAmounts('De R$ 20,00 a R$ 5.000,00', zero, 'pt')).toBe('De R$\u00a00,00 a R$\u00a00,00');
    expect(withAmounts('+R$ 20,00', zero, 'pt')).toBe('R$\u00a00,00');
  });

  test('keeps signs and what is more when they are huge, and ends where amounts end', () => {
    expect(withAmounts('\u2212R$ 5,00', huge, 'pt')).toBe('\u2212R$\u00a0500.000,00');
    expect(withAmounts('+R$ 25.000,00', huge, 'pt')).toBe('+R$\u00a0999.999.999,99');
    expect(withAmounts('R$ 0,00', huge, 'pt')).toBe('R$\u00a00,00');
    expect(withAmounts('R$ 1.284.500.310,25', huge, 'pt')).toBe('R$\u00a01.284.500.310,25');
  });

  test('is the same when it is done twice', () => {
    for (const money of [zero, huge, hidden]) {
      const once = withAmounts('R$ 25.000,00', money, 'pt');
      expect(withAmounts(once, money, 'pt')).toBe(once);
    }
  });

  test('is written as the language does', () => {
    expect(withAmounts('R$ 1.284,50', null, 'en')).toBe('R$1,284.50');
  });
});
