import { type Channel, channels, methods } from '../world/channels.ts';
import { createDeposit, payUrlOf } from '../world/deposits.ts';
import type { Answer, Call, Handlers } from './handler.ts';
import { dateText, moneyText, readMoney } from './wire.ts';

type Payment = Answer<'listPaymentMethods'>['data'][number];

function payment(
  fields: Pick<Payment, 'id' | 'name' | 'desc' | 'type' | 'type_text'>,
  of: Channel[],
): Payment {
  return {
    account: null,
    qrcode: null,
    memo: null,
    params: null,
    rate: '0.00',
    min: moneyText(Math.min(...of.map(({ min }) => min))),
    max: moneyText(Math.max(...of.map(({ max }) => max))),
    is_open: of.some(({ isOpen }) => isOpen) ? 1 : 0,
    minutes: 0,
    ...fields,
  };
}

function typeText(call: Pick<Call<'listPaymentMethods'>, 'language'>, type: string): string {
  return methods.find((method) => method.type === type)?.text[call.language] ?? type;
}

/** 1, 2 or 3, as the contract has it. */
export function reviewStatus(status: number): 1 | 2 | 3 {
  if (status === 2 || status === 3) return status;
  return 1;
}

export const cashierHandlers = {
  listPaymentMethods: (call) => ({
    ...call.success(),
    data: methods.map(({ id, type, name }) =>
      payment(
        { id, type, name, desc: null, type_text: typeText(call, type) },
        channels.filter((channel) => channel.type === type && channel.isOpen),
      ),
    ),
  }),

  listPaymentChannels: (call) => ({
    ...call.success(),
    data: channels.map((channel) => {
      const { id, type, names, description } = channel;
      const name = names[call.site.words];
      return payment({ id, type, name, desc: description[call.language], type_text: typeText(call, type) }, [
        channel,
      ]);
    }),
  }),

  createDeposit: (call) => {
    const { world, body } = call;
    const order = createDeposit(world, call.member(), {
      amount: readMoney(body.money),
      channelId: body.payment_id,
      paymentType: body.payment_type,
      language: call.language,
      idempotencyKey: call.idempotencyKey,
    });
    const payUrl = payUrlOf(world, order);
    return {
      ...call.success('depositCreated'),
      pay_url: payUrl,
      server_time: dateText(world.clock.now()),
      data: {
        bill_no: order.billNo,
        money: moneyText(order.amount),
        payment_type: order.paymentType,
        status: reviewStatus(order.status),
        qrcode: payUrl === null ? order.brCode : null,
        created_at: dateText(order.createdAt),
        expired_at: dateText(order.expiresAt),
      },
    };
  },
} satisfies Partial<Handlers>;
