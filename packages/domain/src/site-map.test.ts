import { expect, test } from 'vitest';
import { to, toGame } from './site-map.ts';

test('addresses carry the query that is given', () => {
  expect(to('/profile')).toBe('/profile');
  expect(to('/game', { type: 'slots', provider: undefined })).toBe('/game?type=slots');
  expect(to('/withdrawal-card', { back: to('/withdraw') })).toBe('/withdrawal-card?back=%2Fwithdraw');
  expect(to('/faq', {}, '#support')).toBe('/faq#support');
  expect(toGame({ providerKey: 'farol', code: 'a b' })).toBe('/gameInfo?platType=farol&gameCode=a+b');
});
