import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigit } from './check-digit.ts';
import { formatCpf, isCpf, parseCpf } from './cpf.ts';

const valid = ['529.982.247-25', '111.444.777-35', '390.533.447-05'];

/** Any CPF that could be issued, without punctuation. */
const anyCpf = fc
  .stringMatching(/^[0-9]{9}$/)
  .filter((text) => new Set(text).size > 1)
  .map((text) => {
    const first = `${text}${checkDigit(Array.from(text, Number), [10, 9, 8, 7, 6, 5, 4, 3, 2])}`;
    return `${first}${checkDigit(Array.from(first, Number), [11, 10, 9, 8, 7, 6, 5, 4, 3, 2])}`;
  });

describe('CPF', () => {
  it.each(valid)('takes %s, with and without punctuation', (text) => {
    const bare = text.replace(/[.-]/g, '');
    expect(isCpf(text)).toBe(true);
    expect(parseCpf(bare)).toBe(bare);
    expect(parseCpf(` ${text} `)).toBe(bare);
    expect(formatCpf(bare)).toBe(text);
  });

  it.each(Array.from('0123456789', (digit) => digit.repeat(11)))(
    'refuses %s, which fits by its digits',
    (text) => {
      expect(isCpf(text)).toBe(false);
    },
  );

  it.each([
    '',
    '111.111.111-11',
    '529.982.247-2',
    '529.982.247-255',
    '529.982.247-2x',
    'a52998224725',
    '٥٢٩٩٨٢٢٤٧٢٥',
  ])('refuses %j', (text) => {
    expect(isCpf(text)).toBe(false);
  });

  it('round-trips through its written form', () => {
    fc.assert(
      fc.property(anyCpf, (cpf) => {
        expect(parseCpf(cpf)).toBe(cpf);
        expect(parseCpf(formatCpf(cpf))).toBe(cpf);
        expect(formatCpf(formatCpf(cpf))).toBe(formatCpf(cpf));
      }),
    );
  });

  it('refuses one wrong digit', () => {
    fc.assert(
      fc.property(anyCpf, fc.nat(10), fc.integer({ min: 1, max: 9 }), (cpf, index, shift) => {
        // Two remainders share the check digit 0, so a slip behind it can go undetected.
        fc.pre(index >= 9 || cpf.charAt(9) !== '0');
        const wrong = (Number(cpf.charAt(index)) + shift) % 10;
        const mistyped = `${cpf.slice(0, index)}${wrong}${cpf.slice(index + 1)}`;
        expect(isCpf(mistyped)).toBe(false);
      }),
    );
  });

  it('lays out what has been typed so far', () => {
    expect(formatCpf('5299')).toBe('529.9');
    expect(formatCpf('529.982.247-259')).toBe('529.982.247-25');
  });
});
