import { expect, it } from 'vitest';
import { answerExample } from '../../test/contract.ts';
import { fakeServer, jsonReply } from '../../test/fake-server.ts';
import { requestViolations } from '../../test/validator.ts';
import { getGameMoney, launchGame } from './games-play.ts';

it('launchGame', async () => {
  const server = fakeServer(jsonReply(answerExample('launchGame', 'launched')));
  expect(await launchGame(server.api, { providerKey: 'mangue', code: 'tide-treasure' })).toEqual({
    url: 'http://127.0.0.1:8787/play/tide-treasure?ticket=3b9d2c',
  });
  expect(requestViolations('launchGame', server.onlyRequest().body)).toEqual([]);
});

it('launchGame tells how the site looks, as far as it is known', async () => {
  const game = { providerKey: 'mangue', code: 'tide-treasure' };
  const colours = ['#08262b', '#1f7a80', '#ffd36b'];
  for (const palette of [colours, null]) {
    const server = fakeServer(jsonReply(answerExample('launchGame', 'launched')));
    await launchGame(server.api, { ...game, look: { brand: 'mare', art: 'coast', palette } });
    const { body } = server.onlyRequest();
    expect(body).toMatchObject({ brand: 'mare', art: 'coast' });
    expect(requestViolations('launchGame', body)).toEqual([]);
  }
});

it('getGameMoney', async () => {
  const { api } = fakeServer(jsonReply(answerExample('getAllBalance', 'balance')));
  expect(await getGameMoney(api)).toEqual({
    wallet: 2_495_000,
    providers: [{ providerKey: 'mangue-games', provider: 'Mangue Games', amount: 5_000, isOpen: false }],
  });
});
