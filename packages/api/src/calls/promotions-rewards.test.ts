import { expect, it } from 'vitest';
import { answerExample } from '../../test/contract.ts';
import { fakeServer, jsonReply } from '../../test/fake-server.ts';
import { requestViolations } from '../../test/validator.ts';
import { checkFirstDeposit, checkRewards, claimFirstDeposit, claimReward } from './promotions-rewards.ts';

const key = 'key-00000001';

it('checkFirstDeposit goes by name and site', async () => {
  const server = fakeServer(jsonReply(answerExample('checkFirstDeposit', 'rewards')));
  expect(await checkFirstDeposit(server.api, { memberName: 'nova', site: 'fortuna' })).toEqual({
    rewards: [
      {
        id: 1,
        subject: 'R20260504210733001',
        state: 'open',
        claimedAt: null,
        endsAt: null,
        required: 10_000,
        progress: 10_000,
        amount: 1000,
        turnover: 50_000,
      },
    ],
    serverTime: '2026-05-05T00:07:33.000Z',
  });
  const { body } = server.onlyRequest();
  expect(body).toEqual({ name: 'nova', site: 'fortuna' });
  expect(requestViolations('checkFirstDeposit', body)).toEqual([]);
});

it('claimFirstDeposit sends its key and gives the money after it', async () => {
  const server = fakeServer(jsonReply(answerExample('claimFirstDeposit', 'claimed')));
  const input = { memberName: 'nova', site: 'fortuna', idempotencyKey: key };
  expect(await claimFirstDeposit(server.api, input)).toEqual({
    amount: 1000,
    turnover: 50_000,
    balance: 11_000,
    turnoverLeft: 60_000,
  });
  expect(server.onlyRequest().headers.get('Idempotency-Key')).toBe(key);
});

it.each([
  ['invitation', 'checkInvitationReward', 'invitationactivity', { id: 1042, subject: 'm***a' }],
  ['lossRelief', 'checkLossRelief', 'dailyrescue', { id: 20_260_503, endsAt: '2026-05-05T02:59:59.000Z' }],
  ['depositRebate', 'checkRechargeRebate', 'rechargerebate', { id: 88, amount: 4000, turnover: 100_000 }],
] as const)('checkRewards of %s', async (source, operation, area, reward) => {
  const server = fakeServer(jsonReply(answerExample(operation, 'rewards')));
  const { rewards } = await checkRewards(server.api, { source, memberId: 7 });
  expect(rewards).toEqual([expect.objectContaining(reward)]);
  const { body, url } = server.onlyRequest();
  expect(url.pathname).toBe(`/api/${area}/check`);
  expect(requestViolations(operation, body)).toEqual([]);
});

it.each([
  ['invitation', 'claimInvitationReward', 'invitationactivity', 10_000],
  ['lossRelief', 'claimLossRelief', 'dailyrescue', 1600],
  ['depositRebate', 'claimRechargeRebate', 'rechargerebate', 4000],
] as const)('claimReward of %s', async (source, operation, area, amount) => {
  const server = fakeServer(jsonReply(answerExample(operation, 'claimed')));
  const claim = { source, memberId: 7, rewardId: 88, idempotencyKey: key };
  expect(await claimReward(server.api, claim)).toMatchObject({ amount });
  const { body, url, headers } = server.onlyRequest();
  expect(url.pathname).toBe(`/api/${area}/claim`);
  expect(body).toEqual({ member_id: 7, id: 88 });
  expect(headers.get('Idempotency-Key')).toBe(key);
  expect(requestViolations(operation, body)).toEqual([]);
});

it('an unknown invited member is a refusal with code 409', async () => {
  const { api } = fakeServer(jsonReply(answerExample('claimInvitationReward', 'unknownInvitee')));
  const claim = { source: 'invitation', memberId: 7, rewardId: 1, idempotencyKey: key } as const;
  await expect(claimReward(api, claim)).rejects.toMatchObject({
    problem: { kind: 'refused', code: 409, message: 'USER DOES NOT EXIST' },
  });
});

it('a state that is not known cannot be claimed', async () => {
  const answer = answerExample('checkLossRelief', 'rewards') as { data: readonly object[] };
  const { api } = fakeServer(jsonReply({ ...answer, data: [{ ...answer.data[0], state: 'frozen' }] }));
  expect(await checkRewards(api, { source: 'lossRelief', memberId: 7 })).toMatchObject({
    rewards: [{ state: 'locked' }],
  });
});
