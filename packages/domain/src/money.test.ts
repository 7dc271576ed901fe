import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { siteLanguages } from './language.ts';
import { formatMoney, formatMoneyPlain, fromReais, parseAmount, toReais } from './money.ts';

const anyLanguage = fc.constantFrom(...siteLanguages);
const anyCentavos = fc.maxSafeInteger();
const anyAmount = fc.maxSafeNat();

describe('parseAmount', () => {
  it.each([
    ['1.234,56', 123456],
    ['1234.56', 123456],
    ['1,234.56', 123456],
    ['1234,56', 123456],
    ['R$ 100', 10000],
    ['R$100', 10000],
    ['R$\u00A01.500,00', 150000],
    ['1.500,00\u00A0R$', 150000],
    ['BRL 7', 700],
    ['100,5', 10050],
    ['0,01', 1],
    ['0', 0],
    ['1.500', 150000],
    ['1,500', 150000],
    ['1.234.567', 123456700],
    ['  42  ', 4200],
    ['90071992547409,91', Number.MAX_SAFE_INTEGER],
  ])('reads %j as %i centavos', (text, centavos) => {
    expect(parseAmount(text)).toBe(centavos);
  });

  it.each([
    ['', 'nothing'],
    ['R$', 'no figure'],
    ['abc', 'letters'],
    ['-5', 'a negative amount'],
    ['\u22125', 'a negative amount with a true minus'],
    ['+5', 'a plus'],
    ['10,123,4', 'mixed groups'],
    ['1.23.456', 'a group of two'],
    ['1,234,56', 'the same separator for both'],
    ['0,001', 'a third of a centavo'],
    ['0.001', 'a third decimal'],
    ['1,2345', 'four decimals'],
    ['12.3456', 'four decimals'],
    ['100,', 'a separator without decimals'],
    [',50', 'no whole part'],
    ['1e5', 'an exponent'],
    ['0x10', 'hexadecimal'],
    ['Infinity', 'no number'],
    ['1 000', 'a space inside'],
    ['R$ 1 R$', 'two symbols'],
    ['US$ 5', 'another currency'],
    ['٣', 'other figures'],
    ['90071992547409,92', 'more than a safe integer'],
    ['9'.repeat(400), 'more than a number'],
  ])('refuses %j: %s', (text) => {
    expect(parseAmount(text)).toBeNull();
  });

  it('never yields anything but null or a safe integer from zero up', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,R$ -e') }), (text) => {
        const centavos = parseAmount(text);
        expect(centavos === null || (Number.isSafeInteger(centavos) && centavos >= 0)).toBe(true);
      }),
    );
  });

  it('reads back what the formatters write, in every language', () => {
    fc.assert(
      fc.property(anyAmount, anyLanguage, (centavos, language) => {
        expect(parseAmount(formatMoneyPlain(centavos, language))).toBe(centavos);
        expect(parseAmount(formatMoney(centavos, language))).toBe(centavos);
      }),
    );
  });
});

describe('formatMoney', () => {
  it.each([
    ['pt', 'R$1.500,00'],
    ['en', 'R$1,500.00'],
    ['cn', 'R$1,500.00'],
    ['ch', 'R$1,500.00'],
    ['vi', '1.500,00R$'],
    ['id', 'R$1.500,00'],
    ['th', 'R$1,500.00'],
    ['tr', 'R$1.500,00'],
    ['msa', 'R$1,500.00'],
  ] as const)('groups and places the symbol as %s does: %s', (language, text) => {
    // Without spaces: versions of CLDR differ in whether one stands after the symbol in some languages.
    expect(formatMoney(150000, language).replaceAll('\u00A0', '')).toBe(text);
  });

  it('has exactly the no-break space in Portuguese', () => {
    expect(formatMoney(150000, 'pt')).toBe('R$\u00A01.500,00');
  });

  it('signs losses always, gains on demand, zero never', () => {
    expect(formatMoney(-500, 'pt')).toBe('\u2212R$\u00A05,00');
    expect(formatMoney(500, 'pt')).toBe('R$\u00A05,00');
    expect(formatMoney(500, 'pt', { sign: 'always' })).toBe('+R$\u00A05,00');
    expect(formatMoney(-500, 'pt', { sign: 'always' })).toBe('\u2212R$\u00A05,00');
    expect(formatMoney(0, 'pt', { sign: 'always' })).toBe('R$\u00A00,00');
    expect(formatMoney(-0, 'pt')).toBe('R$\u00A00,00');
  });

  it('keeps every centavo of large amounts', () => {
    expect(formatMoney(Number.MAX_SAFE_INTEGER, 'pt')).toBe('R$\u00A090.071.992.547.409,91');
  });

  it.each([' ', '\u202F', '\u2009'])('turns the space %j that another engine puts into U+00A0', (space) => {
    // A getter, although TypeScript's library declares a method.
    const prototype: { format: unknown } = Intl.NumberFormat.prototype;
    using format = vi.spyOn(prototype, 'format', 'get');
    format.mockReturnValue(() => `R$${space}1${space}500,00`);
    expect(formatMoney(150000, 'pt')).toBe('R$\u00A01\u00A0500,00');
  });

  it('cannot be broken over two lines: no space but U+00A0, no hyphen', () => {
    fc.assert(
      fc.property(anyCentavos, anyLanguage, (centavos, language) => {
        expect(formatMoney(centavos, language, { sign: 'always' })).not.toMatch(/[^\S\u00A0]|-/);
      }),
    );
  });
});

describe('amounts on the wire', () => {
  it.each([
    [10, 1000],
    [10.1, 1010],
    [0.29, 29],
    [1.005 - 0.005, 100],
    [0.1 + 0.2, 30],
    [19.989999999999998, 1999],
    [-3.5, -350],
    [-0, 0],
    ['10.00', 1000],
    ['10', 1000],
    ['10.5', 1050],
    ['10.5000', 1050],
    ['-0.01', -1],
    ['-0.00', 0],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('reads %j as %i centavos', (value, centavos) => {
    expect(fromReais(value)).toBe(centavos);
  });

  it.each([
    0.001,
    10.005,
    -0.001,
    2 ** 53,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '',
    '0.001',
    '10.005',
    '10,00',
    '1,000.00',
    '.5',
    '5.',
    '1e3',
    '--1',
    '+1',
    'R$ 1',
    '90071992547409.92',
  ])('refuses %j', (value) => {
    expect(fromReais(value)).toBeNull();
  });

  it('round-trips as a number, through JSON, for every amount that a wallet can hold', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e14, max: 1e14 }), (centavos) => {
        expect(fromReais(JSON.parse(JSON.stringify(toReais(centavos))))).toBe(centavos);
      }),
    );
  });

  it('round-trips as a string', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), (centavos) => {
        expect(fromReais(toReais(centavos).toFixed(2))).toBe(centavos);
      }),
    );
  });
});
