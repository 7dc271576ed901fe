import type { DepositOrder } from '@fortuna/domain/model/cashier.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import { assign, setup } from 'xstate';
import { failureOf } from '../failure.ts';
import { actorNotProvided } from '../not-provided.ts';
import { required } from '../required.ts';
import { afterFailedLook, afterLook, needsPlayer, newWatch, paymentPace } from '../watch.ts';
import type { LoadOrderInput, PaymentContext, PaymentEvent, PaymentFlowInput } from './payment.types.ts';

/** Seconds until the order ends: the server's time at the answer, and what has passed since by a monotonic clock. */
function secondsLeftOf(order: DepositOrder, answeredAt: number, now: number): number | null {
  if (order.expiresAt === null) return null;
  const serverNow = Date.parse(order.serverTime) + (now - answeredAt);
  const left = Math.ceil((Date.parse(order.expiresAt) - serverNow) / 1_000);
  return Number.isNaN(left) ? null : Math.max(left, 0);
}

/**
 * Following one order until the server has settled it. A timer that runs out makes it overdue, never failed.
 * Provide `loadOrder`.
 */
export const paymentMachine = setup({
  types: {
    input: {} as PaymentFlowInput,
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
  },
  actors: {
    loadOrder: actorNotProvided<DepositOrder, LoadOrderInput>('loadOrder'),
  },
  actions: {
    keepOrder: assign(({ context }, params: { order: DepositOrder }) => {
      const answeredAt = context.now();
      return {
        order: params.order,
        answeredAt,
        secondsLeft: secondsLeftOf(params.order, answeredAt, answeredAt),
        problem: null,
        watch: afterLook(context.watch),
      };
    }),
    keepProblem: assign({ problem: (_, params: { problem: Problem }) => params.problem }),
    countFailedLook: assign({
      watch: ({ context }, params: { problem: Problem }) => afterFailedLook(context.watch, params.problem),
    }),
    countDown: assign({
      secondsLeft: ({ context }) =>
        secondsLeftOf(required(context.order, 'order'), context.answeredAt, context.now()),
    }),
    lookOftenAgain: assign({
      watch: ({ context }) => ({ ...newWatch(context.watch.pace), isStale: context.watch.isStale }),
    }),
  },
  guards: {
    isPaid: ({ context }) => context.order?.status === 'approved',
    isRejected: ({ context }) => context.order?.status === 'rejected',
    isOver: ({ context }) => context.secondsLeft === 0,
    isNotOver: ({ context }) => context.secondsLeft !== 0,
    isRunning: ({ context }) => context.secondsLeft !== null,
    isMissing: (_, params: { problem: Problem }) => params.problem.kind === 'notFound',
    isPointless: (_, params: { problem: Problem }) => needsPlayer(params.problem),
  },
  delays: {
    nextLook: ({ context }) => context.watch.wait,
    tick: 1_000,
  },
}).createMachine({
  id: 'payment',
  context: ({ input }) => ({
    billNo: input.billNo,
    now: input.now,
    order: null,
    answeredAt: 0,
    secondsLeft: null,
    problem: null,
    watch: newWatch(input.pace ?? paymentPace),
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadOrder',
        input: ({ context }) => ({ billNo: context.billNo }),
        onDone: {
          target: 'following',
          actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isMissing', params: failureOf },
            target: 'notFound',
          },
          {
            target: 'failed',
            actions: { type: 'keepProblem', params: failureOf },
          },
        ],
      },
    },
    failed: { on: { 'player.retry': 'loading' } },
    notFound: {},
    following: {
      type: 'parallel',
      entry: 'lookOftenAgain',
      always: [
        { guard: 'isPaid', target: 'paid' },
        { guard: 'isRejected', target: 'rejected' },
      ],
      states: {
        timer: {
          initial: 'waiting',
          states: {
            waiting: {
              always: { guard: 'isOver', target: 'overdue' },
              after: { tick: { guard: 'isRunning', target: 'waiting', reenter: true, actions: 'countDown' } },
            },
            overdue: { always: { guard: 'isNotOver', target: 'waiting' } },
          },
        },
        record: {
          on: {
            'page.focused': { target: '.looking', actions: 'lookOftenAgain' },
            'player.lookAgain': { target: '.looking', actions: 'lookOftenAgain' },
          },
          initial: 'pausing',
          states: {
            pausing: { after: { nextLook: 'looking' } },
            looking: {
              // One look at a time.
              on: { 'page.focused': {}, 'player.lookAgain': {} },
              invoke: {
                src: 'loadOrder',
                input: ({ context }) => ({ billNo: context.billNo }),
                onDone: {
                  target: 'pausing',
                  actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
                },
                onError: [
                  {
                    guard: { type: 'isPointless', params: failureOf },
                    target: 'resting',
                    actions: { type: 'countFailedLook', params: failureOf },
                  },
                  {
                    target: 'pausing',
                    actions: { type: 'countFailedLook', params: failureOf },
                  },
                ],
              },
            },
            // Logged out: asking on would only collect refusals.
            resting: {},
          },
        },
      },
    },
    paid: {},
    rejected: {},
  },
});
