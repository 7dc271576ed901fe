import { expect, it } from 'vitest';
import { answerExample } from '../../test/contract.ts';
import { fakeServer, jsonReply } from '../../test/fake-server.ts';
import { requestViolations } from '../../test/validator.ts';
import { listMovements } from './records-money-log.ts';

it('listMovements', async () => {
  const server = fakeServer(jsonReply(answerExample('listMoneyLog', 'log')));
  const query = { page: 1, kind: 'withdrawalReturn', to: '2026-05-05T02:59:59.000Z' } as const;
  const page = await listMovements(server.api, query);
  expect(page).toMatchObject({ totalIn: 10_000, totalOut: 0, sums: { deposit: 10_000, bet: -4_000 } });
  expect(page.items).toEqual([
    {
      id: 501,
      kind: 'deposit',
      amount: 10_000,
      before: 0,
      after: 10_000,
      billNo: 'R20260504210733001',
      at: '2026-05-05T00:08:00.000Z',
    },
  ]);
  const { body } = server.onlyRequest();
  expect(body).toEqual({ page: 1, operate_type: 'drawing_return', end_at: '2026-05-04 23:59:59' });
  expect(requestViolations('listMoneyLog', body)).toEqual([]);
});

it('a movement of an unknown kind is shown as such', async () => {
  const answer = answerExample('listMoneyLog', 'log') as { data: { data: readonly object[] } };
  const row = { ...answer.data.data[0], operate_type: 'gift', bill_no: null, money: '-3.00' };
  const { api } = fakeServer(jsonReply({ ...answer, data: { ...answer.data, data: [row] } }));
  expect((await listMovements(api, { page: 1 })).items).toMatchObject([
    { kind: 'unknown', billNo: null, amount: -300 },
  ]);
});

it.each([[undefined], ['?'], [[{ operate_type: 'bet', sum_money: '?' }]]])(
  'sums that the server leaves open are unknown, not nothing',
  async (odd) => {
    const answer = answerExample('listMoneyLog', 'log') as { statistic: object };
    const statistic = { ...answer.statistic, sum_types: odd };
    const { api } = fakeServer(jsonReply({ ...answer, statistic }));
    expect(await listMovements(api, { page: 1 })).toMatchObject({ sums: null, totalIn: 10_000 });
  },
);
