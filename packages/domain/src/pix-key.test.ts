import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPixKey, isPixKeyType, maskPixKey, parsePixKey, pixKeyTypes } from './pix-key.ts';

const evp = '123e4567-e12b-12d1-a456-426655440000';

const examples = [
  {
    type: 'cpf',
    typed: '529.982.247-25',
    wire: '52998224725',
    shown: '529.982.247-25',
    masked: '•••.982.247-••',
  },
  {
    type: 'cnpj',
    typed: '12.abc.345/01de-35',
    wire: '12ABC34501DE35',
    shown: '12.ABC.345/01DE-35',
    masked: '••.ABC.345/••••-••',
  },
  {
    type: 'phone',
    typed: '(11) 98765-4321',
    wire: '+5511987654321',
    shown: '(11) 98765-4321',
    masked: '(11) •••••-4321',
  },
  {
    type: 'email',
    typed: ' Ana@Example.com ',
    wire: 'ana@example.com',
    shown: 'ana@example.com',
    masked: 'a•••@example.com',
  },
  {
    type: 'evp',
    typed: ` ${evp.toUpperCase()} `,
    wire: evp,
    shown: evp,
    masked: '123e••••-••••-••••-••••-••••••••0000',
  },
] as const;

describe.each(examples)('PIX key $type', ({ type, typed, wire, shown, masked }) => {
  it('is sent in wire form, and that form is stable', () => {
    expect(parsePixKey(type, typed)).toBe(wire);
    expect(parsePixKey(type, wire)).toBe(wire);
  });

  it('is shown as people write it, and read back from that', () => {
    expect(formatPixKey(type, wire)).toBe(shown);
    expect(parsePixKey(type, shown)).toBe(wire);
  });

  it('is hidden in part, and cannot be read back from that', () => {
    expect(maskPixKey(type, wire)).toBe(masked);
    expect(parsePixKey(type, masked)).toBeNull();
  });
});

describe('PIX keys', () => {
  it.each([
    ['cpf', '111.111.111-11'],
    ['cpf', '11987654321'],
    ['cnpj', '11.222.333/0001-82'],
    ['phone', '52998224725'],
    ['phone', '1133334444'],
    ['email', `${'a'.repeat(60)}@${'b'.repeat(13)}.com`],
    ['email', 'ana@example'],
    ['evp', '123e4567e12b12d1a456426655440000'],
    ['evp', '123e4567-e12b-12d1-a456-42665544000g'],
    ['evp', `${evp}0`],
  ] as const)('refuses as %s %j', (type, text) => {
    expect(parsePixKey(type, text)).toBeNull();
  });

  it('takes an e-mail of exactly 77 characters', () => {
    const email = `${'a'.repeat(60)}@${'b'.repeat(12)}.com`;
    expect(email).toHaveLength(77);
    expect(parsePixKey('email', email)).toBe(email);
  });

  it('takes a random key of any version', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/), (key) => {
        expect(parsePixKey('evp', key.toUpperCase())).toBe(key);
      }),
    );
  });

  it('shows what is no key as it is, and masks all but its end', () => {
    expect(formatPixKey('cpf', '***.982.247-**')).toBe('***.982.247-**');
    expect(maskPixKey('cpf', '123456789')).toBe('•••••6789');
    expect(maskPixKey('cpf', '123')).toBe('123');
    expect(maskPixKey('email', '')).toBe('');
  });

  it('never throws, whatever comes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...pixKeyTypes), fc.string({ unit: 'binary' }), (type, text) => {
        const wire = parsePixKey(type, text);
        expect(wire === null || parsePixKey(type, wire) === wire).toBe(true);
        expect(typeof formatPixKey(type, text) + typeof maskPixKey(type, text)).toBe('stringstring');
      }),
    );
  });

  it('know their own types', () => {
    expect(pixKeyTypes.every(isPixKeyType)).toBe(true);
    expect(isPixKeyType('CPF')).toBe(false);
    expect(isPixKeyType(undefined)).toBe(false);
  });
});
