import {
  type Channel,
  channelName,
  channelsOf,
  findChannel,
  methods,
  receivingAccount,
} from '../world/channels.ts';
import { createDeposit, type DepositRow, payUrlOf } from '../world/deposits.ts';
import { orderStatus } from '../world/order-status.ts';
import { quoteDeposit } from '../world/promotions/deposit-quote.ts';
import type { Answer, Call, Handlers } from './handler.ts';
import { dateText, dateTextOrNull, moneyText, percentText, readMoney } from './wire.ts';

type Payment = Answer<'listPaymentMethods'>['data'][number];

function payment(
  fields: Partial<Payment> & Pick<Payment, 'id' | 'name' | 'desc' | 'type' | 'type_text'>,
  of: readonly Channel[],
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
    minutes: Math.min(...of.map(({ minutes }) => minutes)),
    ...fields,
  };
}

function typeText(call: Pick<Call<'listPaymentMethods'>, 'language'>, type: string): string {
  return methods.find((method) => method.type === type)?.name[call.language] ?? type;
}

/** Where an order is transferred to while it waits; null for those that are paid otherwise. */
export function transferOf({ channelId, status }: DepositRow): typeof receivingAccount | null {
  if (status !== orderStatus.pending || findChannel(channelId)?.hands !== 'account') return null;
  return receivingAccount;
}

/** 1, 2 or 3, as the contract has it. */
export function reviewStatus(status: number): 1 | 2 | 3 {
  if (status === 2 || status === 3) return status;
  return 1;
}

export const cashierHandlers = {
  listPaymentMethods: (call) => ({
    ...call.success(),
    data: methods.flatMap(({ id, type, name, description }) => {
      const open = channelsOf(call.site.words).filter((channel) => channel.type === type && channel.isOpen);
      if (open.length === 0) return [];
      const desc = description[call.language];
      return [payment({ id, type, name: name[call.language], desc, type_text: typeText(call, type) }, open)];
    }),
  }),

  listPaymentChannels: (call) => ({
    ...call.success(),
    data: channelsOf(call.site.words).map((channel) => {
      const { id, type, description, fee, hands } = channel;
      return payment(
        {
          id,
          type,
          name: channelName(channel, call.site),
          desc: description[call.language],
          type_text: typeText(call, type),
          account: hands === 'account' ? receivingAccount.account : null,
          rate: percentText(fee.basisPoints),
          rate_fixed: moneyText(fee.fixed),
        },
        [channel],
      );
    }),
  }),

  quoteDeposit: (call) => {
    const amount = readMoney(call.query.money);
    const { turnover, rewards } = quoteDeposit(call.world, call.member(), amount);
    return {
      ...call.success(),
      data: {
        money: moneyText(amount),
        turnover_amount: moneyText(turnover),
        rewards: rewards.map((reward) => ({
          source: reward.source,
          reward_amount: moneyText(reward.money),
          turnover_amount: moneyText(reward.turnover),
          claim_from: dateTextOrNull(reward.claimFrom),
        })),
      },
    };
  },

  createDeposit: (call) => {
    const { world, body } = call;
    const order = createDeposit(world, call.member(), {
      amount: readMoney(body.money),
      channelId: body.payment_id,
      paymentType: body.payment_type,
      operator: call.site.words,
      language: call.language,
      idempotencyKey: call.idempotencyKey,
    });
    const payUrl = payUrlOf(world, order, call.siteOrigin());
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
        counter_fee: moneyText(order.fee),
        transfer_to: transferOf(order),
        created_at: dateText(order.createdAt),
        expired_at: dateText(order.expiresAt),
      },
    };
  },
} satisfies Partial<Handlers>;
