import { expect, it } from 'vitest';
import { answerExample } from '../../test/contract.ts';
import { fakeServer, jsonReply } from '../../test/fake-server.ts';
import { requestViolations } from '../../test/validator.ts';
import { collectRebates, getVipInfo, listCovers, listVipHistory } from './vip.ts';

it('getVipInfo takes the standing from beside data', async () => {
  const { api } = fakeServer(jsonReply(answerExample('getVipInfo', 'info')));
  expect(await getVipInfo(api)).toEqual({
    level: 3,
    totalDeposits: 2_100_000,
    totalBets: 9_800_000,
    ladder: [
      {
        level: 3,
        name: 'VIP 3',
        requiredDeposits: 2_000_000,
        requiredBets: 8_000_000,
        levelBonus: 8000,
        dayBonus: 0,
        weekBonus: 1000,
        monthBonus: 4000,
        yearBonus: 0,
        rebates: [{ gameType: 'slots', basisPoints: 60 }],
        withdrawalsPerDay: 5,
      },
    ],
  });
});

it('listVipHistory', async () => {
  const server = fakeServer(jsonReply(answerExample('listVipHistory', 'history')));
  const history = await listVipHistory(server.api, { page: 1, pageSize: 20, kind: 'rebate' });
  expect(history).toMatchObject({ total: 2, sum: 420 });
  expect(history.items).toEqual([
    {
      id: 12,
      kind: 'rebate',
      level: 3,
      amount: 420,
      base: 70_000,
      gameType: 'slots',
      at: '2026-05-04T07:00:00.000Z',
    },
    expect.objectContaining({ kind: 'levelUp', base: null, gameType: null }),
  ]);
  const { body } = server.onlyRequest();
  expect(body).toEqual({ page: 1, limit: 20, type: 'rebate' });
  expect(requestViolations('listVipHistory', body)).toEqual([]);
});

it('listCovers', async () => {
  const server = fakeServer(jsonReply(answerExample('listCoverHistory', 'covers')));
  const covers = await listCovers(server.api, { page: 1, status: 'open' });
  expect(covers).toMatchObject({ rewardSum: 4000, turnoverLeft: 75_000 });
  expect(covers.items).toEqual([
    {
      id: 5,
      source: 'depositRebate',
      reward: 4000,
      required: 100_000,
      covered: 25_000,
      status: 'open',
      createdAt: '2026-05-05T00:07:33.000Z',
      coveredAt: null,
    },
  ]);
  const { body } = server.onlyRequest();
  expect(body).toEqual({ page: 1, status: 1 });
  expect(requestViolations('listCoverHistory', body)).toEqual([]);
});

it('codes that are not known are shown as such', async () => {
  const answer = answerExample('listCoverHistory', 'covers') as { data: { data: readonly object[] } };
  const row = { ...answer.data.data[0], source: 'lent', status: 9 };
  const { api } = fakeServer(jsonReply({ ...answer, data: { ...answer.data, data: [row] } }));
  expect((await listCovers(api, { page: 1 })).items).toMatchObject([
    { source: 'unknown', status: 'unknown' },
  ]);
});

it('collectRebates', async () => {
  const server = fakeServer(jsonReply(answerExample('collectRebates', 'collected')));
  const input = { memberId: 7, idempotencyKey: 'key-00000001' };
  expect(await collectRebates(server.api, input)).toMatchObject({ amount: 1250, balance: 2_501_250 });
  const { body, headers } = server.onlyRequest();
  expect(headers.get('Idempotency-Key')).toBe('key-00000001');
  expect(requestViolations('collectRebates', body)).toEqual([]);
});
