import { expect, test } from 'vitest';
import { crashArtOf } from './crash-art.ts';

const families = ['coast', 'guilloche', 'halftone'];

test.each(families)('what a title names flies in %s, and the usual where it names nothing', (family) => {
  const flyerOf = (title: string) => crashArtOf(family, title).flyer;
  const named = ['Pipa Solta', 'Parapente', 'Jatinho', 'Foguete de Praia', 'Balão do Museu'].map(flyerOf);
  expect(new Set(named).size).toBe(named.length);
  expect(flyerOf('Kite in the Sky')).toBe(flyerOf('Pipa no Céu'));
  expect(named).toContain(flyerOf('Sem nome'));
});

test('a family that is not known draws as the coast does', () => {
  expect(crashArtOf('other', 'Pipa')).toEqual(crashArtOf('coast', 'Pipa'));
});
