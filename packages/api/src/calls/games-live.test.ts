import { expect, it } from 'vitest';
import { answerExample } from '../../test/contract.ts';
import { fakeServer, jsonReply } from '../../test/fake-server.ts';
import { listLiveTables } from './games-live.ts';

it('listLiveTables gives each table with the game that is launched for it', async () => {
  const server = fakeServer(jsonReply(answerExample('listLiveTables', 'tables')));
  expect(await listLiveTables(server.api)).toMatchObject([
    {
      game: { code: 'atlantic-roulette', type: 'live', isPlayable: true },
      state: 'open',
      secondsLeft: 14,
      stakes: { lowest: 50, highest: 500_000 },
      players: 3,
      seats: 40,
      lastNumbers: [17, 0, 32, 5],
    },
    { game: { code: 'quay-roulette' }, state: 'offline', secondsLeft: null, lastNumbers: [] },
  ]);
  expect(server.onlyRequest().url.pathname).toBe('/api/games/live');
});

it('a state that is newer than we are, and numbers that no wheel has, are told apart', async () => {
  const answer = answerExample('listLiveTables', 'tables') as { data: object[] };
  const [first] = answer.data;
  const data = [{ ...first, state: 'shuffling', last_numbers: [3, 37, -1, '5', 1.5] }];
  const server = fakeServer(jsonReply({ ...answer, data }));
  expect(await listLiveTables(server.api)).toMatchObject([{ state: 'other', lastNumbers: [3] }]);
});
