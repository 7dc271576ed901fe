import { expect, it } from 'vitest';
import { answerExample } from '../../test/contract.ts';
import { fakeServer, jsonReply } from '../../test/fake-server.ts';
import { getOrderDetails, listOrderAssociations } from './orders.ts';

it('getOrderDetails gives the four totals and a page of orders', async () => {
  const server = fakeServer(jsonReply(answerExample('getOrderDetails', 'details')));
  const query = { page: 1, pageSize: 20, kind: 'deposit', from: '2026-05-04T03:00:00.000Z' } as const;
  expect(await getOrderDetails(server.api, query)).toEqual({
    items: [
      {
        id: 8,
        billNo: 'R20260504210733001',
        kind: 'deposit',
        amount: 10_000,
        status: 'approved',
        createdAt: '2026-05-05T00:07:33.000Z',
      },
    ],
    page: 1,
    pageSize: 10,
    lastPage: 1,
    total: 1,
    depositTotal: 2_100_000,
    withdrawalTotal: 50_000,
    bonusTotal: 11_000,
    feeTotal: 250,
  });
  expect(Object.fromEntries(server.onlyRequest().url.searchParams)).toEqual({
    lang: 'pt',
    page: '1',
    limit: '20',
    start_at: '2026-05-04 00:00:00',
    type: 'recharge',
  });
});

it('listOrderAssociations gives what the server says of an order and its bonus', async () => {
  const { api } = fakeServer(jsonReply(answerExample('listOrderAssociations', 'associations')));
  expect((await listOrderAssociations(api, { page: 1 })).items).toEqual([
    {
      id: 4,
      billNo: 'B20260504211000004',
      relatedBillNo: 'R20260504210733001',
      relation: 'bonus',
      amount: 1000,
      createdAt: '2026-05-05T00:10:00.000Z',
      relatedKind: 'deposit',
      relatedAmount: 10_000,
      relatedAt: '2026-05-05T00:07:33.000Z',
      turnover: { required: 5000, left: 0, coveredAt: '2026-05-06T12:00:00.000Z' },
      withdrawalBillNo: 'W20260506101500002',
    },
  ]);
});

it('listOrderAssociations does without what the platform leaves out', async () => {
  const answer = answerExample('listOrderAssociations', 'associations') as {
    data: { data: Record<string, unknown>[] };
  };
  const [row = {}] = answer.data.data;
  const { id, bill_no, related_bill_no, relation, money, created_at } = row;
  const bare = { id, bill_no, related_bill_no, relation, money, created_at };
  const { api } = fakeServer(jsonReply({ ...answer, data: { ...answer.data, data: [bare] } }));
  expect((await listOrderAssociations(api, { page: 1 })).items).toMatchObject([
    { relatedKind: 'unknown', relatedAmount: null, relatedAt: null, turnover: null, withdrawalBillNo: null },
  ]);
});
