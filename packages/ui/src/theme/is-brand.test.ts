import { expect, test } from 'vitest';
import { mareBrand } from '../brands/mare/brand.ts';
import { puloBrand } from '../brands/pulo/brand.ts';
import { salaoBrand } from '../brands/salao/brand.ts';
import { isBrand } from './is-brand.ts';

test.each([mareBrand, salaoBrand, puloBrand])('$id can be drawn', (brand) => {
  expect(isBrand(brand)).toBe(true);
});

test.each([
  ['nothing', undefined],
  ['a text', 'mare'],
  ['no name', { ...mareBrand, name: '' }],
  ['an unknown art family', { ...mareBrand, artFamily: 'oil' }],
  ['an unknown hand', { ...mareBrand, artHand: 'oil' }],
  ['an unknown print', { ...mareBrand, artPrint: 'oil' }],
  ['an unknown header', { ...mareBrand, layout: { ...mareBrand.layout, header: 'sideways' } }],
  [
    'a section that is none',
    { ...mareBrand, layout: { ...mareBrand.layout, homeOrder: ['hero', 'casino'] } },
  ],
  ['markup in the mark', { ...mareBrand, mark: { ...mareBrand.mark, accent: '"/><script>' } }],
  ['no games', { ...mareBrand, featuredGames: null }],
])('%s is no brand', (_case, value) => {
  expect(isBrand(value)).toBe(false);
});
