import { expect, test } from 'vitest';
import { localPath, to, toGame } from './site-map.ts';

test('addresses carry the query that is given', () => {
  expect(to('/profile')).toBe('/profile');
  expect(to('/game', { type: 'slots', provider: undefined })).toBe('/game?type=slots');
  expect(to('/withdrawal-card', { back: to('/withdraw') })).toBe('/withdrawal-card?back=%2Fwithdraw');
  expect(to('/faq', {}, '#support')).toBe('/faq#support');
  expect(toGame({ providerKey: 'farol', provider: 'Farol', code: 'a b', name: 'Fé & Sol' })).toBe(
    '/gameInfo?platType=farol&gameCode=a+b&name=F%C3%A9+%26+Sol&provider=Farol',
  );
});

test.each([
  ['/withdraw?x=1#y', '/withdraw?x=1#y'],
  [null, '/'],
  ['', '/'],
  ['withdraw', '/'],
  ['https://evil.example', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/\n\\evil.example', '/'],
  ['\t//evil.example', '/'],
  ['javascript:alert(1)', '/'],
])('%j leads to %j', (address, expected) => {
  expect(localPath(address, '/')).toBe(expected);
});
