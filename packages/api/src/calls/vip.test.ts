import { expect, it } from 'vitest';
import { answerExample } from '../../test/contract.ts';
import { fakeServer, jsonReply } from '../../test/fake-server.ts';
import { requestViolations } from '../../test/validator.ts';
import {
  collectRebates,
  findCoverByKey,
  getVipInfo,
  listCovers,
  listVipHistory,
  listVipLevels,
} from './vip.ts';

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
  const history = await listVipHistory(server.api, {
    page: 1,
    pageSize: 20,
    kind: 'rebate',
    from: '2026-05-01T03:00:00.000Z',
  });
  expect(history).toMatchObject({
    total: 2,
    sum: 420,
    sums: { rebate: 420 },
    days: { '2026-05-04': 420, '2026-05-01': 0 },
  });
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
  expect(body).toEqual({ page: 1, limit: 20, type: 'rebate', start_at: '2026-05-01 00:00:00' });
  expect(requestViolations('listVipHistory', body)).toEqual([]);
});

it.each([
  ['nothing is said of them', {}, { sums: null, days: {} }],
  ['they are no lists', { sum_types: 7, sum_days: 'x' }, { sums: null, days: {} }],
  [
    'a sum cannot be read',
    { sum_types: [{ type: 'rebate', sum_money: 'much' }], sum_days: [{ day: '2026-05-04' }, null] },
    { sums: null, days: {} },
  ],
  ['a type is newer than we are', { sum_types: [{ type: 'gift', sum_money: '1.00' }] }, { sums: {} }],
])('sums of the history where %s', async (_, statistic, expected) => {
  const answer = answerExample('listVipHistory', 'history') as object;
  const { api } = fakeServer(jsonReply({ ...answer, statistic: { sum_money: '4.20', ...statistic } }));
  expect(await listVipHistory(api, { page: 1 })).toMatchObject({ sum: 420, ...expected });
});

it('listVipLevels asks nobody who they are', async () => {
  const { api } = fakeServer(jsonReply(answerExample('listVipLevels', 'levels')));
  expect(await listVipLevels(api)).toMatchObject([{ level: 1, requiredDeposits: 100_000, levelBonus: 500 }]);
});

it('listCovers', async () => {
  const server = fakeServer(jsonReply(answerExample('listCoverHistory', 'covers')));
  const covers = await listCovers(server.api, { page: 1, status: 'open', isOpenFirst: true });
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
  expect(body).toEqual({ page: 1, status: 1, sort: 'open_first' });
  expect(requestViolations('listCoverHistory', body)).toEqual([]);
});

it('findCoverByKey takes the reward of the claim, or none', async () => {
  const key = '018f4e2c-7a1b-7c3d-9e5f-102938475604';
  const server = fakeServer(jsonReply(answerExample('listCoverHistory', 'covers')));
  expect(await findCoverByKey(server.api, key)).toMatchObject({ id: 5, reward: 4000, required: 100_000 });
  const { body } = server.onlyRequest();
  expect(body).toEqual({ page: 1, limit: 50 });
  expect(requestViolations('listCoverHistory', body)).toEqual([]);
  const again = fakeServer(jsonReply(answerExample('listCoverHistory', 'covers')));
  expect(await findCoverByKey(again.api, 'another-key')).toBe(null);
});

it('findCoverByKey says of no claim that it was not made where a key cannot be read', async () => {
  const answer = answerExample('listCoverHistory', 'covers') as { data: { data: readonly object[] } };
  const rows = [{ ...answer.data.data[0], idempotency_key: { odd: true } }, ...answer.data.data];
  const { api } = fakeServer(jsonReply({ ...answer, data: { ...answer.data, data: rows } }));
  await expect(findCoverByKey(api, 'another-key')).rejects.toThrow();
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
