import { expect, it } from 'vitest';
import { answerExample } from '../../test/contract.ts';
import { fakeServer, jsonReply } from '../../test/fake-server.ts';
import { listRecentWins } from './games-wins.ts';

it('listRecentWins gives who won what, where and when', async () => {
  const server = fakeServer(jsonReply(answerExample('listRecentWins', 'wins')));
  expect(await listRecentWins(server.api)).toMatchObject([
    {
      id: 9001,
      memberName: 'r***a',
      stake: 200,
      win: 1_800,
      settledAt: '2026-05-05T00:07:33.000Z',
      game: { code: 'tide-treasure', providerKey: 'mangue' },
    },
  ]);
  expect(server.onlyRequest().url.pathname).toBe('/api/games/wins');
});
