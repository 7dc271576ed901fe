import { describe, expect, it } from 'vitest';
import { editedAmount } from './amount-entry.ts';

const language = 'pt';

describe('editedAmount', () => {
  it.each([
    ['', '1', 1],
    ['0,01', '0,012', 12],
    ['0,12', '0,1', 1],
    ['0,01', '0,0', 0],
    ['10,00', '10,00,', 1000],
    ['10,00', '10,00x', 1000],
    ['10,00', '10,001', 10_001],
    ['12,34', '12,534', 12_534],
    ['100,00', '5', 5],
    ['', 'x', 0],
    ['999.999.999,99', '999.999.999,991', 99_999_999_999],
  ])('key by key from %j to %j is %i centavos', (before, after, expected) => {
    expect(editedAmount({ before, after, language })).toBe(expected);
  });

  it.each([
    ['', '100', 10_000],
    ['', '1.234,56', 123_456],
    ['', 'R$ 1.234,56', 123_456],
    ['', '1234.56', 123_456],
    ['', '1.500', 150_000],
    ['0,01', '1,234.56', 123_456],
    ['50,00', 'R$ 100,00', 10_000],
    ['50,00', '100', 10_000],
    ['50,00', '', 0],
  ])('in one piece from %j to %j is %i centavos', (before, after, expected) => {
    expect(editedAmount({ before, after, language })).toBe(expected);
  });

  it.each([
    ['', '10,001'],
    ['', '-5'],
    ['', '1e9'],
    ['', 'abc'],
    ['', '10,00 20,00'],
    ['', '12345678901234567890'],
    ['50,00', '50,00100'],
    ['50,00', '-5'],
  ])('in one piece from %j to %j is no amount', (before, after) => {
    expect(editedAmount({ before, after, language })).toBeNull();
  });

  it('reads what was pasted whole, however little of it is new', () => {
    expect(editedAmount({ before: '0,05', after: '-5', language, isPasted: true })).toBeNull();
    expect(editedAmount({ before: '10,00', after: '10,001', language, isPasted: true })).toBeNull();
    expect(editedAmount({ before: '', after: '5', language, isPasted: true })).toBe(500);
  });

  it('groups as the language does', () => {
    expect(editedAmount({ before: '', after: '10,001', language: 'en' })).toBe(1_000_100);
    expect(editedAmount({ before: '', after: '10.001', language: 'en' })).toBeNull();
  });
});
