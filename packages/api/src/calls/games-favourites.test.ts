import { expect, it } from 'vitest';
import { answerExample } from '../../test/contract.ts';
import { fakeServer, jsonReply } from '../../test/fake-server.ts';
import { requestViolations } from '../../test/validator.ts';
import { addFavourite, listFavourites, removeFavourite } from './games-favourites.ts';

it('listFavourites posts with the member in the address', async () => {
  const server = fakeServer(jsonReply(answerExample('listFavourites', 'favourites')));
  const favourites = await listFavourites(server.api, { memberId: 7, memberName: 'rica' });
  expect(favourites).toMatchObject([
    { gameId: 12, memberId: 7, game: { code: 'tide-treasure', tags: ['hot'] } },
  ]);
  const { method, url, body } = server.onlyRequest();
  expect(method).toBe('POST');
  expect(url.search).toBe('?lang=pt&member_id=7&name=rica');
  expect(body).toBeUndefined();
});

it.each([
  ['addFavourite', '/api/games/follow/set', addFavourite],
  ['removeFavourite', '/api/games/follow/delete', removeFavourite],
] as const)('%s', async (operation, path, change) => {
  const server = fakeServer(jsonReply(answerExample(operation, 'done')));
  expect(await change(server.api, { memberId: 7, gameId: 12 })).toBeUndefined();
  const { body, url } = server.onlyRequest();
  expect(url.pathname).toBe(path);
  expect(body).toEqual({ member_id: 7, game_id: 12 });
  expect(requestViolations(operation, body)).toEqual([]);
});
