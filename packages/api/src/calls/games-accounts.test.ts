import { expect, it } from 'vitest';
import { answerExample } from '../../test/contract.ts';
import { fakeServer, jsonReply } from '../../test/fake-server.ts';
import { listGameAccounts, openGameAccount } from './games-accounts.ts';

it('listGameAccounts gives every provider with its account, one of a newer state included', async () => {
  const answer = answerExample('listGameAccounts', 'accounts') as { data: object[] };
  const [active, none] = answer.data;
  const { api } = fakeServer(jsonReply({ ...answer, data: [active, { ...none, status: 'waiting' }] }));
  expect(await listGameAccounts(api)).toEqual([
    {
      providerKey: 'mangue-games',
      provider: 'Mangue Games',
      gameCount: 207,
      state: 'active',
      playerNumber: 'br00000007',
      openedAt: '2026-05-01T13:20:00.000Z',
    },
    {
      providerKey: 'boto-rosa',
      provider: 'Boto Rosa',
      gameCount: 209,
      state: 'unknown',
      playerNumber: null,
      openedAt: null,
    },
  ]);
});

it('openGameAccount names the provider and gives the account', async () => {
  const server = fakeServer(jsonReply(answerExample('openGameAccount', 'opened')));
  expect(await openGameAccount(server.api, 'boto-rosa')).toMatchObject({
    providerKey: 'boto-rosa',
    state: 'active',
  });
  expect(server.onlyRequest().body).toEqual({ platType: 'boto-rosa' });
});

it('openGameAccount says a refusal in the words of the server', async () => {
  const { api } = fakeServer(jsonReply(answerExample('openGameAccount', 'suspended')));
  await expect(openGameAccount(api, 'boto-rosa')).rejects.toMatchObject({
    problem: { message: 'A sua conta neste provedor está suspensa. Fale com o suporte.' },
  });
});
