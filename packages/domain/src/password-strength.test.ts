import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['12345', null],
  ['abcdef', 'weak'],
  ['Senha123!', 'weak'],
  ['password2026', 'weak'],
  ['1234567890123', 'weak'],
  ['aaaaaaaabbbb', 'weak'],
  ['!!!2026!!!2026', 'weak'],
  ['marés-altas', 'fair'],
  ['Xk7#pq2m', 'fair'],
  ['quatro barcos azuis', 'good'],
  ['四只蓝色的小船在海面上漂着', 'good'],
] as const)('%s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test('a password with the login name in it is weak, however long', () => {
  expect(passwordStrength('Marina no mar azul', 'marina')).toBe('weak');
  expect(passwordStrength('Marina no mar azul', 'rica')).toBe('good');
});
