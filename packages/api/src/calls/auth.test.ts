import { expect, it } from 'vitest';
import { answerExample } from '../../test/contract.ts';
import { fakeServer, jsonReply } from '../../test/fake-server.ts';
import { requestViolations } from '../../test/validator.ts';
import { createCaptcha, getMember, login, logout, register } from './auth.ts';

const credentials = { name: 'maria_2026', password: 'segredo1', captchaKey: 'cap_1', captcha: 'k7m2' };

it('createCaptcha gives the key and the picture', async () => {
  const { api } = fakeServer(jsonReply(answerExample('createCaptcha', 'made')));
  expect(await createCaptcha(api)).toEqual({
    key: 'cap_9f2c1a7be4',
    image: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
  });
});

it('login sends the credentials and gives the token', async () => {
  const server = fakeServer(jsonReply(answerExample('login', 'loggedIn')));
  expect(await login(server.api, credentials)).toEqual({ token: '4f1d7c2e9ab04d6c', expiresInSeconds: 7200 });
  const { body } = server.onlyRequest();
  expect(body).toEqual({ name: 'maria_2026', password: 'segredo1', key: 'cap_1', captcha: 'k7m2' });
  expect(requestViolations('login', body)).toEqual([]);
});

it('login passes a refusal on in the server’s words', async () => {
  const { api } = fakeServer(jsonReply(answerExample('login', 'unknownMember')));
  await expect(login(api, credentials)).rejects.toMatchObject({
    problem: { kind: 'refused', code: 409, message: 'USER DOES NOT EXIST' },
  });
});

it('register takes the token from beside data', async () => {
  const server = fakeServer(jsonReply(answerExample('register', 'registered')));
  const input = {
    ...credentials,
    passwordConfirmation: 'segredo1',
    phone: '11987654321',
    inviteCode: 'A1B2C3',
    isAdult: true,
  };
  expect(await register(server.api, input)).toEqual({ token: '4f1d7c2e9ab04d6c', expiresInSeconds: null });
  const { body } = server.onlyRequest();
  expect(body).toMatchObject({ password_confirmation: 'segredo1', invite_code: 'A1B2C3', is_adult: true });
  expect(requestViolations('register', body)).toEqual([]);
});

it('getMember maps money to centavos and codes to words', async () => {
  const { api } = fakeServer(jsonReply(answerExample('getMember', 'member')));
  expect(await getMember(api)).toEqual({
    id: 7,
    name: 'rica',
    nickname: 'Rica',
    realName: 'Ricarda Souza',
    email: 'rica@example.com',
    phone: '11987654321',
    gender: 'female',
    inviteCode: 'RICA01',
    balance: 2_500_000,
    rebateBalance: 1250,
    turnoverLeft: 0,
    wagered: { total: 421_075, slots: 180_025, live: 0 },
    credit: null,
    points: 120,
    vipLevel: 3,
    levelName: 'VIP 3',
    isAgent: false,
    inviterId: null,
    language: 'pt',
    site: 'fortuna',
    registeredAt: '2026-01-10T12:30:00.000Z',
    isDemo: false,
    isTipsOn: true,
    isInboxOn: true,
    isAutoTransferOn: true,
    hasWithdrawalPassword: true,
    hasLoginPassword: true,
    passwordChangedAt: null,
    withdrawalPasswordChangedAt: null,
  });
});

it('logout gives nothing', async () => {
  const { api } = fakeServer(jsonReply(answerExample('logout', 'done')));
  expect(await logout(api)).toBeUndefined();
});

it.each([
  [-1, 'blocked'],
  [-2, 'forcedOffline'],
])('getMember tells of a member whose status is %i', async (status, kind) => {
  const answer = answerExample('getMember', 'member') as { data: object };
  const { api } = fakeServer(jsonReply({ ...answer, data: { ...answer.data, status } }));
  await expect(getMember(api)).rejects.toMatchObject({ problem: { kind } });
});

it('getMember knows an agent, who invited whom, and a line of credit', async () => {
  const answer = answerExample('getMember', 'member') as { data: object };
  const more = { agent_id: 7, top_id: 3, total_credit: 500, used_credit: 120.5 };
  const { api } = fakeServer(jsonReply({ ...answer, data: { ...answer.data, ...more } }));
  expect(await getMember(api)).toMatchObject({
    isAgent: true,
    inviterId: 3,
    credit: { limit: 50_000, used: 12_050 },
  });
});
