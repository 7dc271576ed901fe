import type { DepositOrder } from '@fortuna/domain/model/cashier.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import { assign, setup } from 'xstate';
import { type CloseAttemptParams, type DepositAttempt, verdictOf } from '../attempt.ts';
import { failureOf } from '../failure.ts';
import { actionNotProvided, actorNotProvided } from '../not-provided.ts';
import { required } from '../required.ts';
import {
  afterFailedLook,
  afterLook,
  checkingPace,
  hasLookedEnough,
  needsPlayer,
  newWatch,
} from '../watch.ts';
import type {
  CreateDepositInput,
  DepositContext,
  DepositEvent,
  DepositFlowInput,
  DepositOutput,
  FindOrderInput,
  OpenDepositInput,
} from './deposit.types.ts';
import { payAddress } from './pay-address.ts';

/** Params of `closeAttempt`. */
function attemptOf({ context }: { readonly context: DepositContext }): CloseAttemptParams {
  return required(context.attempt, 'attempt');
}

/** The order of a context that has one, and the address it is paid at. */
function payAddressOf({ order, allowedOrigins }: DepositContext) {
  const { payUrl, status } = required(order, 'order');
  return payAddress(status === 'pending' ? payUrl : null, allowedOrigins);
}

/**
 * Making one deposit order: at most one send per press, a stored key before it, and the records, never a second send,
 * after a lost answer. Provide `openAttempt`, `createDeposit`, `findOrder` and `closeAttempt`.
 */
export const depositMachine = setup({
  types: {
    input: {} as DepositFlowInput,
    context: {} as DepositContext,
    events: {} as DepositEvent,
    output: {} as DepositOutput,
  },
  actors: {
    openAttempt: actorNotProvided<DepositAttempt, OpenDepositInput>('openAttempt'),
    createDeposit: actorNotProvided<DepositOrder, CreateDepositInput>('createDeposit'),
    findOrder: actorNotProvided<DepositOrder | null, FindOrderInput>('findOrder'),
  },
  actions: {
    closeAttempt: (_, _params: CloseAttemptParams) => actionNotProvided('closeAttempt'),
    keepProblem: assign({ problem: (_, params: { problem: Problem }) => params.problem }),
    keepOrder: assign({ order: (_, params: { order: DepositOrder }) => params.order }),
    forgetAttempt: assign({ attempt: null, isRepeat: false }),
    startLooking: assign({ watch: ({ context }) => newWatch(context.watch.pace) }),
    countLook: assign({ watch: ({ context }) => afterLook(context.watch) }),
    countFailedLook: assign({
      watch: ({ context }, params: { problem: Problem }) => afterFailedLook(context.watch, params.problem),
    }),
  },
  guards: {
    hasAttempt: ({ context }) => context.attempt !== null,
    isLost: ({ context }, params: { problem: Problem }) =>
      verdictOf(params.problem, context.isRepeat) === 'lost',
    isOpen: ({ context }, params: { problem: Problem }) =>
      verdictOf(params.problem, context.isRepeat) === 'open',
    isFound: (_, params: { order: DepositOrder | null }) => params.order !== null,
    isPointless: (_, params: { problem: Problem }) => needsPlayer(params.problem),
    hasLookedEnough: ({ context }) => hasLookedEnough(context.watch),
    isAddressAllowed: ({ context }) => payAddressOf(context).kind === 'allowed',
    isAddressBlocked: ({ context }) => payAddressOf(context).kind === 'blocked',
  },
  delays: {
    nextLook: ({ context }) => context.watch.wait,
  },
}).createMachine({
  id: 'deposit',
  context: ({ input }) => ({
    allowedOrigins: input.allowedOrigins,
    input: null,
    attempt: input.attempt,
    isRepeat: false,
    order: null,
    problem: null,
    watch: newWatch(input.checkingPace ?? checkingPace),
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'hasAttempt', target: 'checking' }, { target: 'editing' }],
    },
    editing: {
      on: {
        'player.submit': {
          target: 'submitting',
          actions: assign({ input: ({ event }) => event.input, problem: null }),
        },
      },
    },
    submitting: {
      initial: 'opening',
      states: {
        opening: {
          invoke: {
            src: 'openAttempt',
            input: ({ context }) => ({ input: required(context.input, 'input') }),
            onDone: { target: 'sending', actions: assign({ attempt: ({ event }) => event.output }) },
            onError: {
              target: '#deposit.editing',
              actions: { type: 'keepProblem', params: failureOf },
            },
          },
        },
        sending: {
          invoke: {
            src: 'createDeposit',
            input: ({ context }) => ({ attempt: required(context.attempt, 'attempt') }),
            onDone: {
              target: '#deposit.answered',
              actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
            },
            onError: [
              {
                guard: { type: 'isLost', params: failureOf },
                target: '#deposit.checking',
              },
              {
                guard: { type: 'isOpen', params: failureOf },
                target: '#deposit.unknown',
              },
              {
                target: '#deposit.editing',
                actions: [
                  { type: 'keepProblem', params: failureOf },
                  { type: 'closeAttempt', params: attemptOf },
                  'forgetAttempt',
                ],
              },
            ],
          },
        },
      },
    },
    checking: {
      entry: 'startLooking',
      initial: 'pausing',
      states: {
        pausing: {
          always: { guard: 'hasLookedEnough', target: '#deposit.unknown' },
          after: { nextLook: 'looking' },
        },
        looking: {
          invoke: {
            src: 'findOrder',
            input: ({ context }) => ({ attempt: required(context.attempt, 'attempt') }),
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => ({ order: event.output }) },
                target: '#deposit.answered',
                actions: {
                  type: 'keepOrder',
                  params: ({ event }) => ({ order: required(event.output, 'order') }),
                },
              },
              { target: 'pausing', actions: 'countLook' },
            ],
            onError: [
              {
                guard: { type: 'isPointless', params: failureOf },
                target: '#deposit.unknown',
              },
              {
                target: 'pausing',
                actions: { type: 'countFailedLook', params: failureOf },
              },
            ],
          },
        },
      },
    },
    unknown: {
      on: {
        'player.lookAgain': 'checking',
        'player.sendSame': { target: 'submitting.sending', actions: assign({ isRepeat: true }) },
        'player.discard': {
          target: 'editing',
          actions: [{ type: 'closeAttempt', params: attemptOf }, 'forgetAttempt'],
        },
      },
    },
    answered: {
      always: [
        { guard: 'isAddressAllowed', target: 'leaving' },
        { guard: 'isAddressBlocked', target: 'blockedAddress' },
        { target: 'ordered' },
      ],
    },
    // The attempt stays stored in these two, so that a reload finds its way back here.
    leaving: { on: { 'player.leave': 'left', 'player.openOrder': 'ordered' } },
    blockedAddress: { on: { 'player.openOrder': 'ordered' } },
    left: {
      type: 'final',
      entry: { type: 'closeAttempt', params: attemptOf },
    },
    ordered: {
      type: 'final',
      entry: { type: 'closeAttempt', params: attemptOf },
    },
  },
  output: ({ context, event }) => {
    const { billNo } = required(context.order, 'order');
    const address = payAddressOf(context);
    return event.type === 'xstate.done.state.deposit.left' && address.kind === 'allowed'
      ? { kind: 'leaving', billNo, url: address.url }
      : { kind: 'ordered', billNo };
  },
});
