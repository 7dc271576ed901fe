import { describe, expect, it } from 'vitest';
import { editedAmount } from './amount-entry.ts';

describe('editedAmount', () => {
  it.each([
    ['', '1', 1],
    ['0,01', '0,012', 12],
    ['0,12', '0,1', 1],
    ['0,01', '0,0', 0],
    ['10,00', '10,00,', 1000],
    ['10,00', '10,00x', 1000],
    ['100,00', '5', 5],
  ])('key by key from %j to %j is %i centavos', (before, after, expected) => {
    expect(editedAmount(before, after)).toBe(expected);
  });

  it.each([
    ['', '100', 10_000],
    ['', '1.234,56', 123_456],
    ['0,01', '1,234.56', 123_456],
    ['50,00', 'R$ 100,00', 10_000],
    ['50,00', '100', 10_000],
    ['50,00', '', 0],
  ])('in one piece from %j to %j is %i centavos', (before, after, expected) => {
    expect(editedAmount(before, after)).toBe(expected);
  });

  it('drops digits that no amount has', () => {
    expect(editedAmount('', '12345678901234567890')).toBe(12_345_678_901);
  });
});
