import { expect, it } from 'vitest';
import { answerExample } from '../../test/contract.ts';
import { fakeServer, jsonReply } from '../../test/fake-server.ts';
import { requestViolations } from '../../test/validator.ts';
import {
  bindEmail,
  changePassword,
  changeWithdrawalPassword,
  sendEmailCode,
  verifyPassword,
} from './account-security.ts';

it('verifyPassword gives a ticket', async () => {
  const server = fakeServer(jsonReply(answerExample('verifyPassword', 'verified')));
  expect(await verifyPassword(server.api, 'Fortuna!2026')).toEqual({
    ticket: 'tkt_5d1f08c2b7',
    expiresAt: '2026-05-05T00:17:33.000Z',
  });
  expect(requestViolations('verifyPassword', server.onlyRequest().body)).toEqual([]);
});

it('verifyPassword passes a refusal on', async () => {
  const { api } = fakeServer(jsonReply(answerExample('verifyPassword', 'none')));
  await expect(verifyPassword(api, 'x')).rejects.toMatchObject({ problem: { kind: 'refused' } });
});

it('changePassword', async () => {
  const server = fakeServer(jsonReply(answerExample('changePassword', 'changed')));
  const change = { oldPassword: 'segredo1', password: 'segredo2', passwordConfirmation: 'segredo2' };
  expect(await changePassword(server.api, change)).toBeUndefined();
  const { body } = server.onlyRequest();
  expect(body).toEqual({ oldpassword: 'segredo1', password: 'segredo2', password_confirmation: 'segredo2' });
  expect(requestViolations('changePassword', body)).toEqual([]);
});

it('changeWithdrawalPassword', async () => {
  const server = fakeServer(jsonReply(answerExample('changeWithdrawalPassword', 'changed')));
  const change = {
    oldWithdrawalPassword: '246810',
    withdrawalPassword: '135790',
    withdrawalPasswordConfirmation: '135790',
  };
  expect(await changeWithdrawalPassword(server.api, change)).toBeUndefined();
  const { body } = server.onlyRequest();
  expect(body).toEqual({ old_qk_pwd: '246810', qk_pwd: '135790', qk_pwd_confirmation: '135790' });
  expect(requestViolations('changeWithdrawalPassword', body)).toEqual([]);
});

it('a forgotten withdrawal password is changed with the login password', async () => {
  const server = fakeServer(jsonReply(answerExample('changeWithdrawalPassword', 'changed')));
  await changeWithdrawalPassword(server.api, {
    password: 'segredo1',
    withdrawalPassword: '135790',
    withdrawalPasswordConfirmation: '135790',
  });
  const { body } = server.onlyRequest();
  expect(body).toEqual({ password: 'segredo1', qk_pwd: '135790', qk_pwd_confirmation: '135790' });
  expect(requestViolations('changeWithdrawalPassword', body)).toEqual([]);
});

it('an e-mail address is bound in two steps', async () => {
  const code = fakeServer(jsonReply(answerExample('sendEmailCode', 'sent')));
  const email = 'rica@example.com';
  expect(await sendEmailCode(code.api, { email, ticket: 'tkt_5d1f08c2b7' })).toEqual({
    expiresAt: '2026-05-05T00:22:33.000Z',
    resendAt: '2026-05-05T00:08:33.000Z',
    serverTime: '2026-05-05T00:07:33.000Z',
    notice: null,
  });
  expect(requestViolations('sendEmailCode', code.onlyRequest().body)).toEqual([]);
  const bind = fakeServer(jsonReply(answerExample('bindEmail', 'bound')));
  expect(await bindEmail(bind.api, { email, code: '482913' })).toBe(email);
  expect(requestViolations('bindEmail', bind.onlyRequest().body)).toEqual([]);
});
