import { expect, it } from 'vitest';
import { answerExample } from '../../test/contract.ts';
import { fakeServer, jsonReply } from '../../test/fake-server.ts';
import { requestViolations } from '../../test/validator.ts';
import { findSpinByKey, getWheel, spinWheel } from './promotions-wheels.ts';

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
    closedReason: null,
    serverTime: '2026-05-05T00:07:33.000Z',
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
    code: 200,
    message: 'success',
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
  'a prize newer than we are does not lose the spin: %j',
  async (odd) => {
    const { api } = fakeServer(jsonReply({ ...answerExample('spinDailyWheel', 'won'), ...odd }));
    const spin = await spinWheel(api, { wheel: 'daily', memberId: 7, idempotencyKey: key });
    expect(spin).toMatchObject({ prizeId: 2, prize: { kind: 'other', name: null } });
  },
);

it('on the wheel such a prize has the server’s name, also as the last one won', async () => {
  const answer = structuredClone(answerExample('checkDailyWheel', 'wheel')) as {
    data: { prizes: { id: number; name: string; reward: string }[]; last_spin: { reward: string } };
  };
  const field = answer.data.prizes.find(({ id }) => id === 2);
  if (field === undefined) throw new Error('no field 2');
  field.reward = 'car';
  field.name = 'Um carro';
  answer.data.last_spin.reward = 'car';
  const { api } = fakeServer(jsonReply(answer));
  const wheel = await getWheel(api, { wheel: 'daily', memberId: 7 });
  const prize = { kind: 'other', name: 'Um carro' };
  expect(wheel.prizes.find(({ id }) => id === 2)).toMatchObject({ name: 'Um carro', prize });
  expect(wheel.lastSpin).toMatchObject({ prizeId: 2, prize });
});

it('a last spin that cannot be read is not taken for none', async () => {
  const answer = structuredClone(answerExample('checkDailyWheel', 'wheel')) as {
    data: { last_spin: unknown };
  };
  answer.data.last_spin = { odd: true };
  const { api } = fakeServer(jsonReply(answer), { timeouts: { readRetryDelay: 0 } });
  await expect(getWheel(api, { wheel: 'daily', memberId: 7 })).rejects.toMatchObject({
    problem: { kind: 'network' },
  });
});

it('getWheel tells what earns spins, and does without it where it cannot be read', async () => {
  const answer = structuredClone(answerExample('checkLotteryWheel', 'wheel')) as {
    data: { earning: { days: unknown } };
  };
  const query = { wheel: 'lottery', memberId: 7 } as const;
  const { api } = fakeServer(jsonReply(answer));
  expect((await getWheel(api, query)).earning).toEqual({
    required: 20_000,
    days: 1,
    spinsPerDay: 5,
    progress: 5_000,
    missing: 15_000,
  });
  answer.data.earning.days = 'soon';
  const odd = fakeServer(jsonReply(answer));
  expect(await getWheel(odd.api, query)).toMatchObject({ earning: null, spinsLeft: 1 });
});

it('a guest looks at a wheel without a name', async () => {
  const server = fakeServer(jsonReply(answerExample('checkDailyWheel', 'wheel')));
  await getWheel(server.api, { wheel: 'daily', memberId: null });
  expect(server.onlyRequest().body).toEqual({});
});

it('findSpinByKey finds the last spin by its key, and no other', async () => {
  const { api } = fakeServer(jsonReply(answerExample('checkDailyWheel', 'wheel')));
  const query = { wheel: 'daily', memberId: 7 } as const;
  const found = await findSpinByKey(api, query, '018f4e2c-7a1b-7c3d-9e5f-102938475603');
  expect(found).toMatchObject({ id: 31, prizeId: 2, prize: { kind: 'cash', amount: 500 }, spinsLeft: null });
  expect(await findSpinByKey(api, query, key)).toBeNull();
});
