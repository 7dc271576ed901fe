import { expect, it } from 'vitest';
import { answerExample } from '../../test/contract.ts';
import { fakeServer, jsonReply } from '../../test/fake-server.ts';
import { listRecentGames } from './games-recent.ts';

it('listRecentGames gives the games themselves', async () => {
  const server = fakeServer(jsonReply(answerExample('listRecentGames', 'games')));
  expect(await listRecentGames(server.api)).toMatchObject([
    { id: 12, code: 'tide-treasure', providerKey: 'mangue', isOpen: true },
  ]);
  const { method, url } = server.onlyRequest();
  expect(method).toBe('GET');
  expect(`${url.pathname}${url.search}`).toBe('/api/games/recent?lang=pt');
});
