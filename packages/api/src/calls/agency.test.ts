import { expect, it } from 'vitest';
import { answerExample } from '../../test/contract.ts';
import { fakeServer, jsonReply } from '../../test/fake-server.ts';
import { requestViolations } from '../../test/validator.ts';
import {
  getCommissionSummary,
  listBettingCommissions,
  listCommissionSettlements,
  listCommissions,
  listDepositCommissions,
  listInvitations,
  registerSubordinate,
} from './agency.ts';

it('registerSubordinate', async () => {
  const server = fakeServer(jsonReply(answerExample('registerSubordinate', 'registered')));
  const input = { phone: '11987654321', inviteCode: 'AGENTE', memberId: 1042 };
  expect(await registerSubordinate(server.api, input)).toEqual({
    id: 1042,
    name: 'm***a',
    levelName: 'Agente comum',
    registeredAt: '2026-05-05T00:07:33.000Z',
  });
  const { body } = server.onlyRequest();
  expect(body).toEqual({ phone: '11987654321', invite_code: 'AGENTE', uid: 1042 });
  expect(requestViolations('registerSubordinate', body)).toEqual([]);
});

it('the mechanism comes in three parts', async () => {
  const deposits = fakeServer(jsonReply(answerExample('getAgencyRechargeMechanism', 'mechanism')));
  expect(await listDepositCommissions(deposits.api)).toEqual([
    { id: 1, levelName: 'Agente comum', from: 0, to: 4_999_999, basisPoints: 50 },
    { id: 2, levelName: 'Agente ouro', from: 5_000_000, to: null, basisPoints: 100 },
  ]);
  const betting = fakeServer(jsonReply(answerExample('getAgencyBettingMechanism', 'mechanism')));
  expect(await listBettingCommissions(betting.api)).toEqual([
    { id: 1, gameType: 'slots', directBasisPoints: 30, indirectBasisPoints: 10 },
  ]);
  const settlement = fakeServer(jsonReply(answerExample('getAgencySettlementMechanism', 'mechanism')));
  expect(await listCommissionSettlements(settlement.api)).toEqual([
    { id: 1, kind: 'deposits', cycle: 'monthly', timeOfDay: '04:00', min: 100, turnoverTimes: 1 },
  ]);
});

it('listInvitations', async () => {
  const server = fakeServer(jsonReply(answerExample('listInvitations', 'invitations')));
  const page = await listInvitations(server.api, { page: 1, pageSize: 20 });
  expect(page).toMatchObject({ invited: 1, qualified: 1, rewardSum: 0 });
  expect(page.items).toEqual([
    {
      memberId: 1042,
      name: 'm***a',
      totalDeposits: 15_000,
      isQualified: true,
      isClaimed: false,
      state: 'deposited',
      registeredAt: '2026-05-01T13:00:00.000Z',
    },
  ]);
  expect(requestViolations('listInvitations', server.onlyRequest().body)).toEqual([]);
});

it('listCommissions', async () => {
  const server = fakeServer(jsonReply(answerExample('listAgencyRewards', 'rewards')));
  const query = { page: 1, kind: 'deposits', from: '2026-05-04T03:00:00.000Z' } as const;
  const page = await listCommissions(server.api, query);
  expect(page).toMatchObject({
    agent: { levelName: 'Agente comum', subordinates: 12, direct: 8, topName: null },
    settledSum: 300,
    pendingSum: 0,
  });
  expect(page.items).toEqual([
    {
      id: 71,
      kind: 'betting',
      from: 'm***a',
      base: 100_000,
      basisPoints: 30,
      amount: 300,
      isSettled: true,
      day: '2026-05-03',
      settledAt: '2026-05-04T07:00:00.000Z',
    },
  ]);
  const { body } = server.onlyRequest();
  expect(body).toEqual({ page: 1, type: 'recharge', start_at: '2026-05-04 00:00:00' });
  expect(requestViolations('listAgencyRewards', body)).toEqual([]);
});

it('a member without subordinates is no agent', async () => {
  const { api } = fakeServer(jsonReply(answerExample('listAgencyRewards', 'noAgent')));
  expect(await listCommissions(api, { page: 1 })).toMatchObject({ agent: null, items: [] });
});

it('getCommissionSummary', async () => {
  const server = fakeServer(jsonReply(answerExample('getAgencyRewardSummary', 'summary')));
  expect(await getCommissionSummary(server.api)).toEqual({
    days: [
      { day: '2026-05-02', amount: 0 },
      { day: '2026-05-03', amount: 300 },
    ],
    kinds: [{ kind: 'betting', settled: 300, pending: 120 }],
  });
});

it('who was invited is narrowed by state and days', async () => {
  const server = fakeServer(jsonReply(answerExample('listInvitations', 'invitations')));
  await listInvitations(server.api, { page: 1, state: 'active', from: '2026-05-04T03:00:00.000Z' });
  const { body } = server.onlyRequest();
  expect(body).toEqual({ page: 1, state: 'active', start_at: '2026-05-04 00:00:00' });
  expect(requestViolations('listInvitations', body)).toEqual([]);
});

it('a day that is none is left out of the summary', async () => {
  const answer = answerExample('getAgencyRewardSummary', 'summary') as { data: { days: object[] } };
  const days = [...answer.data.days, { day: '2026-02-31', money: '1.00' }, { day: 'hoje', money: '1.00' }];
  const server = fakeServer(jsonReply({ ...answer, data: { ...answer.data, days } }));
  expect((await getCommissionSummary(server.api)).days.map(({ day }) => day)).toEqual([
    '2026-05-02',
    '2026-05-03',
  ]);
});
