import { expect, it } from 'vitest';
import { answerExample } from '../../test/contract.ts';
import { fakeServer, jsonReply } from '../../test/fake-server.ts';
import { requestViolations } from '../../test/validator.ts';
import { createDeposit, listPaymentChannels, listPaymentMethods, quoteDeposit } from './cashier.ts';

const channel = {
  id: 11,
  methodType: 'online_pix',
  name: 'PIX Maré',
  min: 2000,
  max: 5_000_000,
  description: 'Cai na hora',
  feeBasisPoints: 0,
  feeFixed: 0,
  minutes: 0,
  isOpen: true,
};

it('listPaymentMethods gives the open ones and says which site asks', async () => {
  const answer = answerExample('listPaymentMethods', 'methods') as { data: readonly object[] };
  const [method] = answer.data;
  const closed = { ...method, id: 2, is_open: 0 };
  const server = fakeServer(jsonReply({ ...answer, data: [closed, method] }));
  expect(await listPaymentMethods(server.api, { domain: 'site.example.com' })).toEqual([
    { id: 1, type: 'online_pix', name: 'PIX', description: 'Cai na hora' },
  ]);
  expect(server.onlyRequest().url.search).toBe('?lang=pt&domain=site.example.com');
});

it('listPaymentChannels maps bounds to centavos and the rate to basis points', async () => {
  const answer = answerExample('listPaymentChannels', 'channels') as { data: readonly object[] };
  const odd = { ...answer.data[0], rate: 1.5, rate_fixed: '0.40', minutes: undefined, is_open: 0 };
  const { api } = fakeServer(jsonReply({ ...answer, data: [...answer.data, odd] }));
  expect(await listPaymentChannels(api)).toEqual([
    channel,
    { ...channel, feeBasisPoints: 150, feeFixed: 40, isOpen: false },
  ]);
});

it('createDeposit sends reais as a number and gives the order', async () => {
  const server = fakeServer(jsonReply(answerExample('createDeposit', 'ordered')));
  const order = await createDeposit(server.api, {
    input: { amount: 1999, channel },
    idempotencyKey: 'key-00000001',
  });
  expect(order).toEqual({
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
    idempotencyKey: 'key-00000001',
    serverTime: '2026-05-05T00:07:33.000Z',
  });
  const { body } = server.onlyRequest();
  expect(body).toEqual({
    money: 19.99,
    payment_desc: 'PIX Maré',
    payment_id: 11,
    payment_type: 'online_pix',
  });
  expect(requestViolations('createDeposit', body)).toEqual([]);
});

it('createDeposit gives the provider’s address', async () => {
  const { api } = fakeServer(jsonReply(answerExample('createDeposit', 'providerPage')));
  const order = await createDeposit(api, {
    input: { amount: 10_000, channel },
    idempotencyKey: 'key-00000001',
  });
  expect(order).toMatchObject({
    payUrl: 'https://pay.example.com/o/8b3da2f3',
    brCode: null,
    expiresAt: null,
  });
});

const transfer = {
  bank: '902 · Banco Jangada',
  agency: '0001',
  account: '45871-3',
  holder: 'Fortuna Demonstração Ltda.',
  tax_id: '11.222.333/0001-81',
};

it.each([
  ['all of it', transfer, { account: '45871-3', taxId: '11.222.333/0001-81' }],
  ['nothing where a part is missing, for half an account is nobody’s', { ...transfer, agency: '' }, null],
  ['nothing where there is none', null, null],
])('createDeposit gives the account to transfer to: %s', async (_, wire, account) => {
  const answer = structuredClone(answerExample('createDeposit', 'ordered')) as { data: object };
  Object.assign(answer.data, { transfer_to: wire, counter_fee: '3.50' });
  const { api } = fakeServer(jsonReply(answer));
  const order = await createDeposit(api, {
    input: { amount: 10_000, channel },
    idempotencyKey: 'key-00000001',
  });
  expect(order.fee).toBe(350);
  if (account === null) expect(order.transfer).toBeNull();
  else expect(order.transfer).toMatchObject(account);
});

it('quoteDeposit gives what an amount would earn, in the product’s words', async () => {
  const answer = structuredClone(answerExample('quoteDeposit', 'rebate')) as {
    data: { rewards: object[] };
  };
  answer.data.rewards.push({ ...answer.data.rewards[0], source: 'newer-than-we-are' });
  const server = fakeServer(jsonReply(answer));
  expect(await quoteDeposit(server.api, 10_000)).toEqual({
    amount: 10_000,
    turnover: 10_000,
    rewards: [
      { source: 'rebate', amount: 2000, turnover: 50_000, claimFrom: null },
      { source: 'tier', amount: 5000, turnover: 500_000, claimFrom: '2026-06-01T03:00:00.000Z' },
      { source: 'other', amount: 2000, turnover: 50_000, claimFrom: null },
    ],
  });
  expect(server.onlyRequest().url.search).toBe('?lang=pt&money=100');
});
