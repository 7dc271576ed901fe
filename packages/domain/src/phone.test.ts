import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaCodes, formatMobile, isMobile, parseMobile, toPixPhone } from './phone.ts';

const anyMobile = fc
  .tuple(fc.constantFrom(...areaCodes), fc.stringMatching(/^[0-9]{8}$/))
  .map(([areaCode, rest]) => `${areaCode}9${rest}`);

describe('mobile numbers', () => {
  it.each([
    '11987654321',
    '(11) 98765-4321',
    '11 98765 4321',
    '+55 11 98765-4321',
    '5511987654321',
    '+5511987654321',
    '011987654321',
    '(011) 98765-4321',
    '+55 (011) 98765-4321',
  ])('takes %j', (text) => {
    expect(parseMobile(text)).toBe('11987654321');
    expect(toPixPhone(text)).toBe('+5511987654321');
  });

  it.each([
    ['', 'nothing'],
    ['10998765432', 'no such area code'],
    ['1133334444', 'a landline'],
    ['11887654321', 'no 9 in front'],
    ['119876543210', 'a digit too many'],
    ['1198765432', 'a digit too few'],
    ['+1 11 98765-4321', 'another country'],
    ['+351 11987654321', 'another country'],
    ['1198765432a1', 'a letter'],
    ['0011987654321', 'a zero too many'],
    ['١١٩٨٧٦٥٤٣٢١', 'other figures'],
  ])('refuses %j: %s', (text) => {
    expect(isMobile(text)).toBe(false);
    expect(toPixPhone(text)).toBeNull();
  });

  it('takes 55 for the country only where it cannot be the area', () => {
    expect(parseMobile('55987654321')).toBe('55987654321');
    expect(toPixPhone('55987654321')).toBe('+5555987654321');
    expect(formatMobile('5598')).toBe('(55) 98');
  });

  it.each([
    ['+5511987654321', '(11) 98765-4321'],
    ['5511987654321', '(11) 98765-4321'],
    ['55987654321', '(55) 98765-4321'],
    ['11987654321', '(11) 98765-4321'],
    ['011987654321', '(11) 98765-4321'],
  ])('%s typed key by key comes out as %s', (keys, shown) => {
    expect([...keys].reduce((text, key) => formatMobile(text + key), '')).toBe(shown);
  });

  it('knows the 67 area codes, each once', () => {
    expect(areaCodes).toHaveLength(67);
    expect(new Set(areaCodes).size).toBe(67);
  });

  it.each([
    '10',
    '20',
    '23',
    '25',
    '26',
    '29',
    '30',
    '36',
    '39',
    '40',
    '50',
    '52',
    '56',
    '60',
    '70',
    '72',
    '76',
    '78',
    '80',
    '90',
  ])('refuses the area %s', (areaCode) => {
    expect(isMobile(`${areaCode}987654321`)).toBe(false);
  });

  it('round-trips through the written and the PIX form', () => {
    fc.assert(
      fc.property(anyMobile, (mobile) => {
        expect(parseMobile(mobile)).toBe(mobile);
        expect(parseMobile(formatMobile(mobile))).toBe(mobile);
        expect(parseMobile(toPixPhone(mobile) ?? '')).toBe(mobile);
        expect(formatMobile(formatMobile(mobile))).toBe(formatMobile(mobile));
      }),
    );
  });
});
