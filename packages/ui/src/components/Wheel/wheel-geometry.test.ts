import { describe, expect, test } from 'vitest';
import { isCut, labelLines } from './label-lines.ts';
import { angularField, cornersPerField, fieldSizes, restingAngle } from './wheel-geometry.ts';

describe('restingAngle', () => {
  test('brings each field to the top', () => {
    expect([11, 12, 13, 14].map((id) => restingAngle([11, 12, 13, 14], id))).toEqual([0, 270, 180, 90]);
  });

  test('is null for a field that the wheel does not have', () => {
    expect(restingAngle([1, 2, 3], 9)).toBeNull();
  });
});

describe('fields', () => {
  test.each([2, 3, 4, 8, 12])('a wheel of %i with corners has eight at least', (count) => {
    expect(cornersPerField(count) * count).toBeGreaterThanOrEqual(8);
    expect(angularField(100, count)).toMatch(/^M0 0L[^N]+z$/);
  });

  test.each([2, 3, 6, 8, 12, 16])('of %i leave room for picture and words', (count) => {
    const { art, artAt, lineLength } = fieldSizes(count, 144);
    expect(art).toBeGreaterThan(20);
    expect(artAt - art / 2).toBeGreaterThan(54);
    expect(lineLength).toBeGreaterThanOrEqual(9);
  });
});

describe('labelLines', () => {
  test('keeps an amount on one line', () => {
    expect(labelLines('R$\u00a0500,00', 12)).toEqual(['R$\u00a0500,00']);
  });

  test('takes two lines, then an ellipsis', () => {
    expect(labelLines('Não foi dessa vez', 12)).toEqual(['Não foi', 'dessa vez']);
    expect(labelLines('Um pacote de boas-vindas', 10)).toEqual(['Um pacote', 'de boas-v…']);
    expect(isCut('Um pacote de boas-vindas', 10)).toBe(true);
    expect(isCut('Mais um giro', 10)).toBe(false);
  });

  test('counts wide letters for what they are', () => {
    expect(labelLines('谢谢参与谢谢参与', 10)).toEqual(['谢谢参与谢…']);
  });
});
