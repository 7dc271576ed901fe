import { expect, it } from 'vitest';
import { answerExample } from '../../test/contract.ts';
import { fakeServer, jsonReply } from '../../test/fake-server.ts';
import { requestViolations } from '../../test/validator.ts';
import { getWheel, spinWheel } from './promotions-wheels.ts';

const key = 'key-00000001';

it.each([
  ['daily', 'checkDailyWheel', 'dailywheel'],
  ['lottery', 'checkLotteryWheel', 'lotterywheel'],
] as const)('getWheel: %s', async (wheel, operation, area) => {
  const server = fakeServer(jsonReply(answerExample(operation, 'wheel')));
  const found = await getWheel(server.api, { wheel, memberId: 7 });
  expect(found).toMatchObject({
    spinsLeft: 1,
    nextSpinsAt: '2026-05-05T03:00:00.000Z',
    lastSpin: {
      id: 31,
      prizeId: 2,
      prize: { kind: 'cash', amount: 500 },
      at: '2026-05-03T23:00:00.000Z',
      idempotencyKey: '018f4e2c-7a1b-7c3d-9e5f-102938475603',
    },
  });
  expect(found.prizes.map(({ prize }) => prize)).toEqual([
    { kind: 'cash', amount: 50 },
    { kind: 'cash', amount: 500 },
    { kind: 'spins', count: 1 },
    { kind: 'points', count: 20 },
    { kind: 'nothing' },
  ]);
  expect(found.prizes.map(({ iconUrl }) => iconUrl)).toContain('/icons/prize-cash.svg');
  const { body, url } = server.onlyRequest();
  expect(url.pathname).toBe(`/api/${area}/check`);
  expect(requestViolations(operation, body)).toEqual([]);
});

it.each([
  ['daily', 'spinDailyWheel', 'dailywheel'],
  ['lottery', 'spinLotteryWheel', 'lotterywheel'],
] as const)('spinWheel: %s', async (wheel, operation, area) => {
  const server = fakeServer(jsonReply(answerExample(operation, 'won')));
  expect(await spinWheel(server.api, { wheel, memberId: 7, idempotencyKey: key })).toEqual({
    id: 32,
    prizeId: 2,
    prize: { kind: 'cash', amount: 500 },
    spinsLeft: 0,
    turnover: 500,
    balance: 2_500_500,
    turnoverLeft: 500,
    at: '2026-05-05T00:07:33.000Z',
  });
  const { body, url, headers } = server.onlyRequest();
  expect(url.pathname).toBe(`/api/${area}/claim`);
  expect(headers.get('Idempotency-Key')).toBe(key);
  expect(requestViolations(operation, body)).toEqual([]);
});

it('a spin can win nothing, or find none left', async () => {
  const input = { wheel: 'daily', memberId: 7, idempotencyKey: key } as const;
  const nothing = fakeServer(jsonReply(answerExample('spinDailyWheel', 'nothing')));
  expect(await spinWheel(nothing.api, input)).toMatchObject({ prize: { kind: 'nothing' } });
  const none = fakeServer(jsonReply(answerExample('spinDailyWheel', 'noMoreRoll')));
  await expect(spinWheel(none.api, input)).rejects.toMatchObject({ problem: { kind: 'refused' } });
});

it.each([{ reward: 'car' }, { reward: 'points', quantity: '1.50' }])(
  'a prize that can not be shown is a broken answer: %j',
  async (odd) => {
    const { api } = fakeServer(jsonReply({ ...answerExample('spinDailyWheel', 'won'), ...odd }));
    const spin = spinWheel(api, { wheel: 'daily', memberId: 7, idempotencyKey: key });
    await expect(spin).rejects.toMatchObject({ problem: { kind: 'network' } });
  },
);
