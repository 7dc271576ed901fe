import { expect, it } from 'vitest';
import { answerExample } from '../../test/contract.ts';
import { fakeServer, jsonReply } from '../../test/fake-server.ts';
import { requestViolations } from '../../test/validator.ts';
import { createDeposit, listPaymentChannels, listPaymentMethods } from './cashier.ts';

const channel = {
  id: 11,
  methodType: 'online_pix',
  name: 'PIX Maré',
  min: 2000,
  max: 5_000_000,
  feeBasisPoints: 0,
  minutes: 0,
  isOpen: true,
};

it('listPaymentMethods gives the open ones and says which site asks', async () => {
  const answer = answerExample('listPaymentMethods', 'methods') as { data: readonly object[] };
  const [method] = answer.data;
  const closed = { ...method, id: 2, is_open: 0 };
  const server = fakeServer(jsonReply({ ...answer, data: [closed, method] }));
  expect(await listPaymentMethods(server.api, { domain: 'site.example.com' })).toEqual([
    { id: 1, type: 'online_pix', name: 'PIX' },
  ]);
  expect(server.onlyRequest().url.search).toBe('?lang=pt&domain=site.example.com');
});

it('listPaymentChannels maps bounds to centavos and the rate to basis points', async () => {
  const answer = answerExample('listPaymentChannels', 'channels') as { data: readonly object[] };
  const odd = { ...answer.data[0], rate: 1.5, minutes: undefined, is_open: 0 };
  const { api } = fakeServer(jsonReply({ ...answer, data: [...answer.data, odd] }));
  expect(await listPaymentChannels(api)).toEqual([
    channel,
    { ...channel, feeBasisPoints: 150, isOpen: false },
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
    methodType: 'online_pix',
    channelName: 'PIX Maré',
    status: 'pending',
    reason: null,
    createdAt: '2026-05-05T00:07:33.000Z',
    confirmedAt: null,
    brCode: expect.stringMatching(/^000201/),
    expiresAt: '2026-05-05T00:22:33.000Z',
    payUrl: null,
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
