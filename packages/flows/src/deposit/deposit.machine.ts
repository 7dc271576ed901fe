import { assign, enqueueActions, forwardTo, setup } from 'xstate';
import { actionNotProvided } from '../actors.ts';
import { attemptMachineOf } from '../attempt/attempt.machine.ts';
import type { AttemptStage, CloseAttemptParams } from '../attempt/attempt.types.ts';
import { type EndParams, endOf, isAnswered } from '../attempt/ends.ts';
import { repeatable, whileAttempting } from '../attempt/while-attempting.ts';
import { required } from '../required.ts';
import type {
  DepositContext,
  DepositEvent,
  DepositFlowInput,
  DepositKind,
  DepositOutput,
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

/** One attempt to make an order; provide its actors and `closeAttempt`. */
export const depositAttemptMachine = attemptMachineOf<DepositKind>();

/**
 * Makes one deposit order and leaves for where it is paid. Sending it once is the attempt's business. Provide `attempt`
 * and `closeAttempt`.
 */
export const depositMachine = setup({
  types: {
    input: {} as DepositFlowInput,
    context: {} as DepositContext,
    events: {} as DepositEvent,
    output: {} as DepositOutput,
  },
  actors: { attempt: depositAttemptMachine },
  actions: {
    closeAttempt: (_, _params: CloseAttemptParams) => actionNotProvided('closeAttempt'),
    // On entry, because the attempt does not run before that; a resumed one has nothing to submit.
    submit: enqueueActions(({ event, enqueue }) => {
      if (event.type !== 'player.submit') return;
      enqueue.sendTo('attempt', { type: 'attempt.submit', request: event.input, input: undefined });
    }),
    forget: assign({ attempt: null, order: null, problem: null }),
    forward: forwardTo('attempt'),
    keepStage: assign({ stage: (_, params: { stage: AttemptStage }) => params.stage }),
    keepEnd: assign(({ context }, { end }: EndParams<DepositKind>) => {
      if (end.kind === 'discarded') return { attempt: null };
      if (end.kind !== 'answered') return { attempt: null, problem: end.problem };
      return { order: end.record, attempt: end.trace.by === 'attempt' ? end.trace.attempt : context.attempt };
    }),
  },
  guards: {
    hasAttempt: ({ context }) => context.attempt !== null,
    isAnswered,
    isAddressAllowed: ({ context }) => payAddressOf(context).kind === 'allowed',
    isAddressBlocked: ({ context }) => payAddressOf(context).kind === 'blocked',
  },
}).createMachine({
  id: 'deposit',
  context: ({ input }) => ({
    allowedOrigins: input.allowedOrigins,
    checkingPace: input.checkingPace,
    attempt: input.attempt,
    stage: 'checking',
    order: null,
    problem: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'hasAttempt', target: 'attempting' }, { target: 'editing' }],
    },
    editing: {
      on: {
        'player.submit': { target: 'attempting', actions: assign({ stage: 'submitting', problem: null }) },
      },
    },
    attempting: {
      entry: 'submit',
      invoke: {
        id: 'attempt',
        src: 'attempt',
        // `leaving` and `blockedAddress` are separate steps, so that a reload finds its way back to them.
        input: ({ context }) => repeatable(context, true),
        onDone: [
          {
            guard: { type: 'isAnswered', params: endOf },
            target: 'answered',
            actions: { type: 'keepEnd', params: endOf },
          },
          { target: 'editing', actions: { type: 'keepEnd', params: endOf } },
        ],
      },
      on: whileAttempting,
    },
    answered: {
      always: [
        { guard: 'isAddressAllowed', target: 'leaving' },
        { guard: 'isAddressBlocked', target: 'blockedAddress' },
        { target: 'ordered' },
      ],
    },
    leaving: {
      on: {
        'player.leave': 'left',
        'player.openOrder': 'ordered',
        'player.discard': {
          target: 'editing',
          actions: [{ type: 'closeAttempt', params: attemptOf }, 'forget'],
        },
      },
    },
    blockedAddress: {
      on: {
        'player.openOrder': 'ordered',
        'player.discard': {
          target: 'editing',
          actions: [{ type: 'closeAttempt', params: attemptOf }, 'forget'],
        },
      },
    },
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
