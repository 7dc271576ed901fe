import { expect, it } from 'vitest';
import { answerExample } from '../../test/contract.ts';
import { exampleGame } from '../../test/example-game.ts';
import { fakeServer, jsonReply } from '../../test/fake-server.ts';
import { getGame, listGames } from './games-catalogue.ts';

/** A game as a back end sends it that knows only what the platform's description lists. */
const row = {
  id: 12,
  api_name: 'mangue',
  name: 'Tesouro da Maré',
  en_name: 'Tide Treasure',
  game_code: 'tide-treasure',
  game_type: 'slots',
  img_url: null,
  client_type: 0,
  tags: [],
  weight: 900,
  is_open: 1,
};
const success = { status: 'success', code: 200, message: 'success' };

it('listGames asks by wire names and gives a page', async () => {
  const server = fakeServer(jsonReply(answerExample('listGames', 'page')));
  const query = {
    page: 2,
    pageSize: 60,
    type: 'crash',
    provider: 'mangue',
    search: 'maré',
    sort: 'new',
    device: 'phone',
  } as const;
  expect(await listGames(server.api, query)).toEqual({
    items: [exampleGame],
    page: 1,
    pageSize: 15,
    lastPage: 1,
    total: 1,
    suggestions: [],
  });
  expect(Object.fromEntries(server.onlyRequest().url.searchParams)).toEqual({
    lang: 'pt',
    page: '2',
    client_type: '2',
    limit: '60',
    game_type: 'crash',
    api_name: 'mangue',
    name: 'maré',
    sort: 'new',
  });
});

it('getGame asks for one game by provider and code', async () => {
  const server = fakeServer(jsonReply(answerExample('getGame', 'game')));
  expect(await getGame(server.api, { providerKey: 'mangue', code: 'tide-treasure' })).toEqual({
    ...exampleGame,
    returnToPlayer: 9512,
    stakes: { lowest: 50, highest: 5000 },
  });
  expect(Object.fromEntries(server.onlyRequest().url.searchParams)).toEqual({
    lang: 'pt',
    platType: 'mangue',
    gameCode: 'tide-treasure',
  });
});

it('a server that says nothing of rules and engines: nothing is claimed, and every game can be tried', async () => {
  const server = fakeServer(jsonReply({ ...success, data: row }));
  const found = await getGame(server.api, { providerKey: 'mangue', code: 'tide-treasure' });
  expect(found).toMatchObject({ isPlayable: true, returnToPlayer: null, stakes: null });
});

it('a game that no engine plays is told from the others, and they can be asked for alone', async () => {
  const rows = { current_page: 1, per_page: 15, last_page: 1, total: 1, data: [{ ...row, is_playable: 0 }] };
  const server = fakeServer(jsonReply({ ...success, data: rows }));
  const { items } = await listGames(server.api, { page: 1, onlyPlayable: true });
  expect(items).toMatchObject([{ isPlayable: false }]);
  expect(server.onlyRequest().url.searchParams.get('is_playable')).toBe('1');
});

it('where a search has found nothing, names like it are suggested', async () => {
  const server = fakeServer(jsonReply(answerExample('listGames', 'nothingFound')));
  expect(await listGames(server.api, { page: 1, search: 'tezouro' })).toMatchObject({
    items: [],
    total: 0,
    suggestions: ['Tesouro da Maré'],
  });
});

it('listGames leaves out what is not asked for', async () => {
  const server = fakeServer(jsonReply(answerExample('listGames', 'page')));
  await listGames(server.api, { page: 1, search: '' });
  expect(server.onlyRequest().url.search).toBe('?lang=pt&page=1');
});
