import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigit } from './check-digit.ts';
import { formatCnpj, isCnpj, parseCnpj } from './cnpj.ts';

const valid = [
  '11.222.333/0001-81',
  '00.000.000/0001-91',
  '33.000.167/0001-01',
  '12.ABC.345/01DE-35',
  'A1.B2C.3D4/0001-93',
];

const values = (text: string) => Array.from(text, (character) => character.charCodeAt(0) - 48);

/** Any CNPJ that could be issued, without punctuation. */
const anyCnpj = fc
  .stringMatching(/^[0-9A-Z]{12}$/)
  .filter((text) => new Set(text).size > 1)
  .map((text) => {
    const first = `${text}${checkDigit(values(text), [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2])}`;
    return `${first}${checkDigit(values(first), [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2])}`;
  });

describe('CNPJ', () => {
  it.each(valid)('takes %s, with and without punctuation, in either case', (text) => {
    const bare = text.replace(/[./-]/g, '');
    expect(isCnpj(text)).toBe(true);
    expect(parseCnpj(bare)).toBe(bare);
    expect(parseCnpj(text.toLowerCase())).toBe(bare);
    expect(formatCnpj(bare.toLowerCase())).toBe(text);
  });

  it.each([
    '',
    '11.222.333/0001-82',
    '11.222.333/0001-8',
    '11.222.333/0001-811',
    '00.000.000/0000-00',
    '12.ABC.345/01DE-3A',
    '12.ABC.345/01DE-36',
    // Its capital is the ASCII I.
    'ı1.222.333/0001-81',
  ])('refuses %j', (text) => {
    expect(isCnpj(text)).toBe(false);
  });

  it('round-trips through its written form', () => {
    fc.assert(
      fc.property(anyCnpj, (cnpj) => {
        expect(parseCnpj(cnpj)).toBe(cnpj);
        expect(parseCnpj(formatCnpj(cnpj))).toBe(cnpj);
        expect(formatCnpj(formatCnpj(cnpj))).toBe(formatCnpj(cnpj));
      }),
    );
  });

  it('refuses one wrong digit', () => {
    fc.assert(
      fc.property(anyCnpj, fc.nat(13), fc.integer({ min: 1, max: 9 }), (cnpj, index, shift) => {
        fc.pre(/[0-9]/.test(cnpj.charAt(index)));
        // Two remainders share the check digit 0, so a slip behind it can go undetected.
        fc.pre(index >= 12 || cnpj.charAt(12) !== '0');
        const wrong = (Number(cnpj.charAt(index)) + shift) % 10;
        expect(isCnpj(`${cnpj.slice(0, index)}${wrong}${cnpj.slice(index + 1)}`)).toBe(false);
      }),
    );
  });

  it('lays out what has been typed so far', () => {
    expect(formatCnpj('12ab')).toBe('12.AB');
    expect(formatCnpj('12.abc.345/01de-359')).toBe('12.ABC.345/01DE-35');
  });
});
