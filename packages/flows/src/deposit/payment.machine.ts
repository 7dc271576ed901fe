import type { DepositOrder } from '@fortuna/domain/model/cashier.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import { assign, emit, forwardTo, setup } from 'xstate';
import { actionNotProvided } from '../actors.ts';
import type { CloseAttemptParams } from '../attempt/attempt.types.ts';
import type { MoneyMoved } from '../money-moved.ts';
import { required } from '../required.ts';
import { watchMachineOf } from '../watch/watch.machine.ts';
import { paymentPace } from '../watch/watch.ts';
import type { PaymentContext, PaymentEvent, PaymentFlowInput } from './payment.types.ts';

/** Seconds until the order ends: the server's time at the answer, and what has passed since by a monotonic clock. */
function secondsLeftOf(order: DepositOrder, answeredAt: number, now: number): number | null {
  if (order.expiresAt === null) return null;
  const serverNow = Date.parse(order.serverTime) + (now - answeredAt);
  const left = Math.ceil((Date.parse(order.expiresAt) - serverNow) / 1_000);
  return Number.isNaN(left) ? null : Math.max(left, 0);
}

/** Follows one order; provide `readRecord`. */
export const orderWatchMachine = watchMachineOf<DepositOrder>();

/**
 * Follows one order until the server has settled it. A timer that runs out makes it overdue, never failed. Provide `watch` and
 * `closeAttempt`; emits `money.moved`.
 */
export const paymentMachine = setup({
  types: {
    input: {} as PaymentFlowInput,
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    emitted: {} as MoneyMoved,
  },
  actors: { watch: orderWatchMachine },
  actions: {
    closeAttempt: (_, _params: CloseAttemptParams) => actionNotProvided('closeAttempt'),
    forward: forwardTo('watch'),
    tellPaid: emit(({ context }) => ({
      type: 'money.moved' as const,
      billNo: context.billNo,
      isSettled: true,
    })),
    keepOrder: assign(({ context }, { order }: { order: DepositOrder }) => {
      const answeredAt = context.now();
      const secondsLeft = secondsLeftOf(order, answeredAt, answeredAt);
      return { order, answeredAt, secondsLeft, isStale: false, problem: null };
    }),
    markStale: assign({ isStale: true }),
    keepProblem: assign({ problem: (_, params: { problem: Problem }) => params.problem }),
    countDown: assign({
      secondsLeft: ({ context }) =>
        secondsLeftOf(required(context.order, 'order'), context.answeredAt, context.now()),
    }),
  },
  guards: {
    hasKey: ({ context }) => context.order !== null && context.order.idempotencyKey !== null,
    isPaid: ({ context }) => context.order?.status === 'approved',
    isRejected: ({ context }) => context.order?.status === 'rejected',
    isOver: ({ context }) => context.secondsLeft === 0,
    isNotOver: ({ context }) => context.secondsLeft !== 0,
    isRunning: ({ context }) => context.secondsLeft !== null,
    isMissing: (_, params: { problem: Problem }) => params.problem.kind === 'notFound',
  },
  delays: {
    tick: 1_000,
  },
}).createMachine({
  id: 'payment',
  context: ({ input }) => ({
    billNo: input.billNo,
    now: input.now,
    allowedOrigins: input.allowedOrigins,
    pace: input.pace ?? paymentPace,
    order: null,
    answeredAt: 0,
    secondsLeft: null,
    isStale: false,
    problem: null,
  }),
  initial: 'watching',
  states: {
    watching: {
      invoke: {
        id: 'watch',
        src: 'watch',
        input: ({ context }) => ({
          billNo: context.billNo,
          isKnown: false,
          pace: context.pace,
        }),
        onDone: [
          { guard: { type: 'isMissing', params: ({ event }) => event.output }, target: 'notFound' },
          { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event.output } },
        ],
      },
      initial: 'loading',
      states: {
        loading: {
          on: {
            'record.seen': {
              target: 'known',
              actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.record }) },
            },
          },
        },
        // Its attempt has been answered and no longer needs looking for.
        known: {
          always: [
            {
              guard: 'hasKey',
              target: 'following',
              actions: {
                type: 'closeAttempt',
                params: ({ context }) => ({ key: required(context.order?.idempotencyKey, 'key') }),
              },
            },
            { target: 'following' },
          ],
        },
        following: {
          always: [
            { guard: 'isPaid', target: '#payment.paid' },
            { guard: 'isRejected', target: '#payment.rejected' },
          ],
          on: {
            'record.seen': {
              actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.record }) },
            },
            'record.missed': { actions: 'markStale' },
            'page.focused': { actions: 'forward' },
            'player.lookAgain': { actions: 'forward' },
          },
          initial: 'waiting',
          states: {
            waiting: {
              always: { guard: 'isOver', target: 'overdue' },
              after: { tick: { guard: 'isRunning', target: 'waiting', reenter: true, actions: 'countDown' } },
            },
            overdue: { always: { guard: 'isNotOver', target: 'waiting' } },
          },
        },
      },
    },
    failed: { on: { 'player.retry': 'watching' } },
    // A new order can be later in the records than its number is known.
    notFound: { on: { 'player.retry': 'watching' } },
    paid: { entry: 'tellPaid' },
    rejected: {},
  },
});
