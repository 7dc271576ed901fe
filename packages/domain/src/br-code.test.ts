import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BrCode, decodeBrCode, encodeBrCode } from './br-code.ts';
import { crc16CcittFalse } from './crc16.ts';

const vectors: readonly { readonly text: string; readonly code: BrCode }[] = [
  {
    text: '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    code: {
      kind: 'static',
      key: '123e4567-e12b-12d1-a456-426655440000',
      info: null,
      amount: null,
      merchantName: 'Fulano de Tal',
      merchantCity: 'BRASILIA',
      transactionId: null,
    },
  },
  {
    text: '00020126360014br.gov.bcb.pix0114+5511987654321520400005303986540510.005802BR5912CASA EXEMPLO6009SAO PAULO62150511DEP202500016304ABE2',
    code: {
      kind: 'static',
      key: '+5511987654321',
      info: null,
      amount: 1000,
      merchantName: 'CASA EXEMPLO',
      merchantCity: 'SAO PAULO',
      transactionId: 'DEP20250001',
    },
  },
  {
    text: '00020101021226700014br.gov.bcb.pix2548pix.example.com/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***630464E4',
    code: {
      kind: 'dynamic',
      url: 'pix.example.com/8b3da2f39a4140d1a91abd93113bd441',
      merchantName: 'Fulano de Tal',
      merchantCity: 'BRASILIA',
      transactionId: null,
    },
  },
];

const plain = {
  kind: 'static',
  key: 'ana@example.com',
  info: null,
  amount: null,
  merchantName: 'Casa',
  merchantCity: 'Recife',
  transactionId: null,
} as const satisfies BrCode;

/** Closes a hand-made payload with its checksum. */
function sealed(payload: string): string {
  return `${payload}6304${crc16CcittFalse(`${payload}6304`)}`;
}

const account = '26370014br.gov.bcb.pix0115ana@example.com';
const rest = '5802BR5904Casa6006Recife62070503***';

const trimmedAscii = (maxLength: number) =>
  fc
    .string({ unit: 'grapheme-ascii', minLength: 1, maxLength })
    .map((text) => text.trim())
    .filter((text) => text !== '');

const common = {
  merchantName: trimmedAscii(25),
  merchantCity: trimmedAscii(15),
  transactionId: fc.option(fc.stringMatching(/^[0-9A-Za-z]{1,25}$/)),
};
const anyCode: fc.Arbitrary<BrCode> = fc.oneof(
  fc.record({
    kind: fc.constant('static' as const),
    key: fc.constantFrom('52998224725', 'ana@example.com', '123e4567-e12b-12d1-a456-426655440000'),
    info: fc.option(trimmedAscii(30)),
    amount: fc.option(fc.integer({ min: 1, max: 999_999_999_999 })),
    ...common,
  }),
  fc.record({
    kind: fc.constant('dynamic' as const),
    url: fc.webPath().map((path) => `pix.example.com${path}`.slice(0, 77)),
    ...common,
  }),
);

describe('CRC-16/CCITT-FALSE', () => {
  it.each([
    ['123456789', '29B1'],
    ['', 'FFFF'],
    ['A', 'B915'],
  ])('of %j is %s', (text, crc) => {
    expect(crc16CcittFalse(text)).toBe(crc);
  });
});

describe.each(vectors)('BR Code $code.kind for $code.merchantName', ({ text, code }) => {
  it('is written', () => {
    expect(encodeBrCode(code)).toBe(text);
  });

  it('is read', () => {
    expect(decodeBrCode(text)).toEqual({ ok: true, code });
    expect(decodeBrCode(`\n ${text} `)).toEqual({ ok: true, code });
  });

  it('is refused with any one character changed', () => {
    for (let index = 0; index < text.length; index++) {
      const changed = text.charAt(index) === '7' ? '8' : '7';
      expect(decodeBrCode(text.slice(0, index) + changed + text.slice(index + 1)).ok).toBe(false);
    }
  });

  it('is refused when cut', () => {
    for (let length = 0; length < text.length; length++) {
      expect(decodeBrCode(text.slice(0, length)).ok).toBe(false);
    }
  });
});

describe('BR Code', () => {
  it('round-trips', () => {
    fc.assert(
      fc.property(anyCode, (code) => {
        expect(decodeBrCode(encodeBrCode(code))).toEqual({ ok: true, code });
      }),
    );
  });

  it('writes names without accents and cuts them to size', () => {
    const text = encodeBrCode({
      ...plain,
      merchantName: 'Açúcar & Café do Sertão Comércio',
      merchantCity: 'São José dos Campos',
    });
    expect(decodeBrCode(text)).toMatchObject({
      code: { merchantName: 'Acucar & Cafe do Sertao C', merchantCity: 'Sao Jose dos Ca' },
    });
  });

  it('has room for the longest key, but not for a word beside it', () => {
    const key = `${'a'.repeat(65)}@example.com`;
    expect(decodeBrCode(encodeBrCode({ ...plain, key }))).toMatchObject({ ok: true, code: { key } });
    expect(() => encodeBrCode({ ...plain, key, info: 'x' })).toThrow(RangeError);
  });

  it.each<readonly [string, Partial<BrCode>]>([
    ['a key too long', { key: 'a'.repeat(78) }],
    ['no key', { key: '' }],
    ['info too long', { info: 'a'.repeat(73) }],
    ['an amount of nothing', { amount: 0 }],
    ['a negative amount', { amount: -1 }],
    ['half a centavo', { amount: 0.5 }],
    ['an amount too long', { amount: 10 ** 13 }],
    ['a transaction id with a hyphen', { transactionId: 'A-1' }],
    ['a transaction id too long', { transactionId: 'A'.repeat(26) }],
    ['a name that leaves nothing', { merchantName: '赌场' }],
    ['no city', { merchantCity: ' ' }],
  ])('is not written with %s', (_, change) => {
    expect(() => encodeBrCode({ ...plain, ...change } as BrCode)).toThrow(RangeError);
  });

  it.each([
    '',
    'pix.example.com/ç',
    `pix.example.com/${'a'.repeat(62)}`,
    'https://pix.example.com/a',
    'pix.example.com/a b',
  ])('is not written with the address %j', (url) => {
    expect(() =>
      encodeBrCode({
        kind: 'dynamic',
        url,
        merchantName: 'Casa',
        merchantCity: 'Recife',
        transactionId: null,
      }),
    ).toThrow(RangeError);
  });

  it.each([
    ['malformed', 'hello'],
    ['malformed', ''],
    ['malformed', '000201'],
    ['malformed', sealed(`000202${account}520400005303986${rest}`)],
    ['malformed', sealed(`000201000201${account}520400005303986${rest}`)],
    ['malformed', sealed(`000201${account}5204000053039865802BR5904Casa6006Recife6203050`)],
    ['badChecksum', `000201${account}520400005303986${rest}63040000`],
    ['notPix', sealed(`00020126150011com.example520400005303986${rest}`)],
    ['notPix', sealed(`000201520400005303986${rest}`)],
    ['missingField', sealed(`00020126180014br.gov.bcb.pix520400005303986${rest}`)],
    ['missingField', sealed(`000201${account}5204000053039865802BR6006Recife62070503***`)],
    ['foreign', sealed(`000201${account}520400005303840${rest}`)],
    ['foreign', sealed(`000201${account}5204000053039865802PT5904Casa6006Recife62070503***`)],
    ['badAmount', sealed(`000201${account}5204000053039865401x${rest}`)],
    ['badAmount', sealed(`000201${account}52040000530398654040.00${rest}`)],
    ['badAmount', sealed(`000201${account}520400005303986540510,00${rest}`)],
    ['badAmount', sealed(`000201${account}52040000530398654051.001${rest}`)],
  ] as const)('is %s: %s', (error, text) => {
    expect(decodeBrCode(text)).toEqual({ ok: false, error });
  });

  it('is read as other banks write it: upper case, another account field, no transaction id', () => {
    const text = sealed(
      '00020101021127370014BR.GOV.BCB.PIX0115ana@example.com52040000530398654045.505802BR5904Casa6006Recife',
    );
    const lowerCaseChecksum = text.slice(0, -4) + text.slice(-4).toLowerCase();
    expect(decodeBrCode(lowerCaseChecksum)).toEqual({ ok: true, code: { ...plain, amount: 550 } });
  });

  it('never throws, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[0-9]*$/)), (text) => {
        expect(decodeBrCode(text).ok).toBe(false);
      }),
    );
  });
});
