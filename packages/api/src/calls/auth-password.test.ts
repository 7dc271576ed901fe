import { expect, it } from 'vitest';
import { answerExample } from '../../test/contract.ts';
import { fakeServer, jsonReply } from '../../test/fake-server.ts';
import { requestViolations } from '../../test/validator.ts';
import { resetPassword, sendPasswordCode } from './auth-password.ts';

it('sendPasswordCode tells when the next code may be asked for, by the server’s clock', async () => {
  const server = fakeServer(jsonReply(answerExample('sendPasswordCode', 'sent')));
  expect(await sendPasswordCode(server.api, 'rica')).toEqual({
    expiresAt: '2026-05-05T00:22:33.000Z',
    resendAt: '2026-05-05T00:08:33.000Z',
    serverTime: '2026-05-05T00:07:33.000Z',
    notice: null,
  });
  expect(requestViolations('sendPasswordCode', server.onlyRequest().body)).toEqual([]);
});

it('resetPassword', async () => {
  const server = fakeServer(jsonReply(answerExample('resetPassword', 'changed')));
  const reset = {
    name: 'rica',
    code: '482913',
    password: 'segredo2',
    passwordConfirmation: 'segredo2',
  };
  expect(await resetPassword(server.api, reset)).toBeUndefined();
  const { body } = server.onlyRequest();
  expect(body).toEqual({
    name: 'rica',
    code: '482913',
    password: 'segredo2',
    password_confirmation: 'segredo2',
  });
  expect(requestViolations('resetPassword', body)).toEqual([]);
});

it('a wrong code is a refusal in the server’s words', async () => {
  const { api } = fakeServer(jsonReply(answerExample('resetPassword', 'wrongCode')));
  const reset = { name: 'rica', code: '000000', password: 'segredo2', passwordConfirmation: 'segredo2' };
  await expect(resetPassword(api, reset)).rejects.toMatchObject({
    problem: { kind: 'refused', message: 'O código está errado ou não vale mais' },
  });
});
