import { expect, it } from 'vitest';
import { answerExample } from '../../test/contract.ts';
import { fakeServer, jsonReply } from '../../test/fake-server.ts';
import { requestViolations } from '../../test/validator.ts';
import {
  findDepositByKey,
  findWithdrawalByKey,
  getDeposit,
  getWithdrawal,
  listBets,
  listDeposits,
  listWithdrawals,
} from './records.ts';

const deposits = answerExample('listDeposits', 'deposits');
const withdrawals = answerExample('listWithdrawals', 'withdrawals');

it('listBets maps results, leaving open bets without one', async () => {
  const server = fakeServer(jsonReply(answerExample('listBetRecords', 'bets')));
  const bets = await listBets(server.api, { page: 1, from: '2026-05-04T03:00:00.000Z', type: 'slots' });
  expect(bets).toMatchObject({ total: 2, totalStake: 400, totalResult: -200 });
  expect(bets.items).toEqual([
    {
      id: '9001',
      provider: 'Mangue Games',
      gameName: 'Tesouro da Maré',
      placedAt: '2026-05-05T00:07:33.000Z',
      stake: 200,
      result: -200,
      status: 'settled',
    },
    expect.objectContaining({ id: '9000', result: null, status: 'open' }),
  ]);
  const { body, url } = server.onlyRequest();
  expect(url.search).toBe('?lang=zh_cn');
  expect(body).toEqual({ page: 1, start_at: '2026-05-04 00:00:00', gameType: 'slots' });
  expect(requestViolations('listBetRecords', body)).toEqual([]);
});

it('listBets narrows by provider and by state, in the words of the platform', async () => {
  const server = fakeServer(jsonReply(answerExample('listBetRecords', 'bets')));
  await listBets(server.api, { page: 1, provider: 'mangue', status: 'settled' });
  const { body } = server.onlyRequest();
  expect(body).toEqual({ page: 1, api_name: 'mangue', status: 'COMPLETE' });
  expect(requestViolations('listBetRecords', body)).toEqual([]);
});

it('listDeposits filters by code and gives the sum and the server’s time', async () => {
  const server = fakeServer(jsonReply(deposits));
  const page = await listDeposits(server.api, { page: 1, pageSize: 20, status: 'rejected' });
  expect(page).toMatchObject({ page: 1, total: 1, sum: 0 });
  expect(page.items[0]).toEqual({
    billNo: 'R20260504210733001',
    amount: 10_000,
    fee: 0,
    methodType: 'online_pix',
    channelName: 'PIX Maré',
    status: 'pending',
    reason: null,
    createdAt: '2026-05-05T00:07:33.000Z',
    confirmedAt: null,
    brCode: expect.stringMatching(/^000201/),
    expiresAt: '2026-05-05T00:22:33.000Z',
    payUrl: null,
    transfer: null,
    endToEndId: null,
    idempotencyKey: '018f4e2c-7a1b-7c3d-9e5f-102938475601',
    serverTime: '2026-05-05T00:08:00.000Z',
  });
  const { body } = server.onlyRequest();
  expect(body).toEqual({ page: 1, limit: 20, status: 3 });
  expect(requestViolations('listDeposits', body)).toEqual([]);
});

it('an unknown status is neither a failure nor a success', async () => {
  const answer = structuredClone(deposits) as { data: { data: { status: unknown }[] } };
  for (const row of answer.data.data) row.status = 9;
  const { api } = fakeServer(jsonReply(answer));
  expect((await listDeposits(api, { page: 1 })).items[0]?.status).toBe('unknown');
});

it('getDeposit gives the order of that number, and no other', async () => {
  const { api, requests } = fakeServer(jsonReply(deposits));
  expect(await getDeposit(api, 'R20260504210733001')).toMatchObject({ billNo: 'R20260504210733001' });
  expect(requests[0]?.body).toEqual({ page: 1, limit: 1, bill_no: 'R20260504210733001' });
  expect(await getDeposit(api, 'R0')).toBeNull();
});

it('findDepositByKey', async () => {
  const { api } = fakeServer(jsonReply(deposits));
  expect(await findDepositByKey(api, '018f4e2c-7a1b-7c3d-9e5f-102938475601')).toMatchObject({
    amount: 10_000,
  });
  expect(await findDepositByKey(api, 'other-key')).toBeNull();
});

it('listWithdrawals gives the reviewer’s words', async () => {
  const server = fakeServer(jsonReply(withdrawals));
  const page = await listWithdrawals(server.api, {
    page: 1,
    status: 'pending',
    from: '2026-05-01T03:00:00.000Z',
    to: '2026-06-01T02:59:59.999Z',
  });
  expect(page.items).toEqual([
    {
      billNo: 'W20260504210733001',
      amount: 5000,
      fee: 0,
      kind: 'pix',
      account: '***.982.247-**',
      ownerName: 'Ricarda Souza',
      remark: null,
      status: 'rejected',
      reason: 'Titularidade divergente',
      createdAt: '2026-05-05T00:07:33.000Z',
      confirmedAt: '2026-05-05T01:10:00.000Z',
      endToEndId: null,
      idempotencyKey: '018f4e2c-7a1b-7c3d-9e5f-102938475602',
    },
  ]);
  const { body, url } = server.onlyRequest();
  expect(body).toEqual({
    page: 1,
    status: 1,
    start_at: '2026-05-01 00:00:00',
    end_at: '2026-05-31 23:59:59',
  });
  expect(url.search).toBe('?lang=pt');
  expect(requestViolations('listWithdrawals', body)).toEqual([]);
});

it('getWithdrawal and findWithdrawalByKey', async () => {
  const { api } = fakeServer(jsonReply(withdrawals));
  expect(await getWithdrawal(api, 'W20260504210733001')).toMatchObject({ status: 'rejected' });
  expect(await getWithdrawal(api, 'W0')).toBeNull();
  expect(await findWithdrawalByKey(api, '018f4e2c-7a1b-7c3d-9e5f-102938475602')).not.toBeNull();
  expect(await findWithdrawalByKey(api, 'other-key')).toBeNull();
});

it.each([
  ['findDepositByKey', findDepositByKey, deposits],
  ['findWithdrawalByKey', findWithdrawalByKey, withdrawals],
] as const)('%s says "none" only where every row could be told apart', async (_, find, answer) => {
  const odd = structuredClone(answer) as { data: { data: unknown[] } };
  odd.data.data.push({ idempotency_key: { odd: true } });
  const { api } = fakeServer(jsonReply(odd), { timeouts: { readRetryDelay: 0 } });
  await expect(find(api, 'other-key')).rejects.toMatchObject({ problem: { kind: 'network' } });
});
