import { expect, it } from 'vitest';
import { answerExample } from '../../test/contract.ts';
import { exampleGame } from '../../test/example-game.ts';
import { fakeServer, jsonReply } from '../../test/fake-server.ts';
import { listPopularGames, listPromotedGames, listProviders } from './games.ts';

it('listProviders', async () => {
  const { api } = fakeServer(jsonReply(answerExample('listProviders', 'providers')));
  expect(await listProviders(api)).toEqual([{ key: 'mangue', name: 'Mangue Games', gameCount: 42 }]);
});

it('the shelves carry the member’s name, or an empty one', async () => {
  const popular = fakeServer(jsonReply(answerExample('listPopularGames', 'games')));
  expect(await listPopularGames(popular.api, { memberName: 'rica' })).toEqual([exampleGame]);
  expect(popular.onlyRequest().url.searchParams.get('name')).toBe('rica');
  const promoted = fakeServer(jsonReply(answerExample('listPromotedGames', 'games')));
  expect(await listPromotedGames(promoted.api)).toEqual([exampleGame]);
  expect(promoted.onlyRequest().url.pathname).toBe('/api/games/promotion');
  expect(promoted.onlyRequest().url.searchParams.get('name')).toBe('');
});
