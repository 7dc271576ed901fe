import { expect, test } from 'vitest';
import { readBrandFacts } from './brand-facts.ts';
import { isOutsideAddress } from './outside-address.ts';

const legal = { company: 'Operadora S.A.', registration: null, licence: null };
const licence = { text: 'Autorizada', issuer: 'Órgão', number: '1', url: 'https://regulador.example/1' };

test('facts are read as they are stated', () => {
  const links = { support: 'https://support.example/' };
  const socials = [{ network: 'Instagram', url: 'https://instagram.example/x' }];
  expect(readBrandFacts({ legal: { ...legal, licence }, links, socials })).toEqual({
    company: 'Operadora S.A.',
    registration: null,
    licence,
    support: links.support,
    socials,
  });
});

test('what is not sound is left out, and never made up', () => {
  const facts = readBrandFacts({
    legal: { ...legal, licence: { ...licence, url: undefined } },
    links: { support: 'javascript:alert(1)' },
    socials: [{ network: 'X', url: 'http://plain.example' }, null, 'x'],
  });
  expect(facts).toMatchObject({ licence: null, support: null, socials: [] });
});

test.each([null, 'text', [], {}, { legal: 1 }])('%j holds no facts', (value) => {
  expect(readBrandFacts(value)).toBeNull();
});

test.each([
  'http://a.example',
  'https://me@a.example',
  'https://me:pw@a.example',
  '//a.example',
  'data:,x',
  '',
])('%s is no address to lead to', (address) => {
  expect(isOutsideAddress(address)).toBe(false);
});
