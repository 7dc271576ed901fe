import { expect, it } from 'vitest';
import { answerExample } from '../../test/contract.ts';
import { fakeServer, jsonReply } from '../../test/fake-server.ts';
import { listPopularGames, listPromotedGames, listProviders } from './games.ts';

const game = {
  id: 12,
  name: 'Tesouro da Maré',
  providerKey: 'mangue',
  provider: 'Mangue Games',
  code: 'tide-treasure',
  type: 'slots',
  tags: ['hot', 'new'],
  imageUrl: null,
  isOpen: true,
  isPlayable: true,
};

it('listProviders', async () => {
  const { api } = fakeServer(jsonReply(answerExample('listProviders', 'providers')));
  expect(await listProviders(api)).toEqual([{ key: 'mangue', name: 'Mangue Games', gameCount: 42 }]);
});

it('the shelves carry the member’s name, or an empty one', async () => {
  const popular = fakeServer(jsonReply(answerExample('listPopularGames', 'games')));
  expect(await listPopularGames(popular.api, { memberName: 'rica' })).toEqual([game]);
  expect(popular.onlyRequest().url.searchParams.get('name')).toBe('rica');
  const promoted = fakeServer(jsonReply(answerExample('listPromotedGames', 'games')));
  expect(await listPromotedGames(promoted.api)).toEqual([game]);
  expect(promoted.onlyRequest().url.pathname).toBe('/api/games/promotion');
  expect(promoted.onlyRequest().url.searchParams.get('name')).toBe('');
});
