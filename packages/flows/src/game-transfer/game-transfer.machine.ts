import type { TransferOrder } from '@fortuna/domain/model/games-transfers.ts';
import { assign, emit, enqueueActions, forwardTo, setup } from 'xstate';
import { attemptMachineOf } from '../attempt/attempt.machine.ts';
import type { AttemptStage } from '../attempt/attempt.types.ts';
import { doublePressSpan } from '../attempt/double-press.ts';
import { type EndParams, endOf, isAnswered } from '../attempt/ends.ts';
import { repeatable, whileAttempting } from '../attempt/while-attempting.ts';
import { required } from '../required.ts';
import type {
  TransferContext,
  TransferEvent,
  TransferFlowInput,
  TransferKind,
  TransferNews,
} from './game-transfer.types.ts';

/** One attempt to move money; provide its actors and `closeAttempt`. */
export const transferAttemptMachine = attemptMachineOf<TransferKind>();

/** Whoever does not wait for an answer takes the next order. */
const takesOrders = {
  'player.transfer': { target: 'attempting', actions: 'begin' },
  'money.arrived': { target: 'attempting', actions: 'begin' },
} as const;

function isSameOrder(one: TransferOrder, other: TransferOrder | null): boolean {
  if (other === null || one.kind === 'allOut' || other.kind === 'allOut') return one.kind === other?.kind;
  return one.kind === other.kind && one.providerKey === other.providerKey && one.amount === other.amount;
}

/**
 * Moves a member's money between the wallet and providers of games, one move at a time. Sending it once is the attempt's business.
 * Provide `attempt`; emits `money.moved` and `transfer.ended`.
 */
export const gameTransferMachine = setup({
  types: {
    input: {} as TransferFlowInput,
    context: {} as TransferContext,
    events: {} as TransferEvent,
    emitted: {} as TransferNews,
  },
  actors: { attempt: transferAttemptMachine },
  actions: {
    begin: assign(({ event }) => {
      if (!('order' in event)) return {};
      return { order: event.order, stage: 'submitting' as const, problem: null, transfer: null };
    }),
    // On entry, because the attempt does not run before that; a resumed one has nothing to submit.
    submit: enqueueActions(({ event, enqueue }) => {
      if (!('order' in event)) return;
      enqueue.sendTo('attempt', { type: 'attempt.submit', request: event.order, input: undefined });
    }),
    forward: forwardTo('attempt'),
    keepStage: assign({ stage: (_, params: { stage: AttemptStage }) => params.stage }),
    keepEnd: assign((_, { end }: EndParams<TransferKind>) => {
      if (end.kind === 'answered') return { attempt: null, transfer: end.record };
      return { attempt: null, problem: end.kind === 'discarded' ? null : end.problem };
    }),
    tellMoved: emit(({ context }) => ({
      type: 'money.moved' as const,
      billNo: required(context.transfer, 'transfer').billNo,
      isSettled: true,
    })),
    tellEnded: emit({ type: 'transfer.ended' as const }),
  },
  delays: { doublePress: doublePressSpan },
  guards: {
    hasAttempt: ({ context }) => context.attempt !== null,
    isAnswered,
    isAnotherOrder: ({ context, event }) => 'order' in event && !isSameOrder(event.order, context.order),
  },
}).createMachine({
  id: 'gameTransfer',
  context: ({ input }) => ({
    checkingPace: input.checkingPace,
    attempt: input.attempt,
    order: input.attempt?.order ?? null,
    stage: 'checking',
    transfer: null,
    problem: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'hasAttempt', target: 'attempting' }, { target: 'ready' }],
    },
    ready: { on: takesOrders },
    attempting: {
      entry: 'submit',
      invoke: {
        id: 'attempt',
        src: 'attempt',
        input: ({ context }) => repeatable(context, false),
        onDone: [
          {
            guard: { type: 'isAnswered', params: endOf },
            target: 'moved',
            actions: [{ type: 'keepEnd', params: endOf }, 'tellMoved'],
          },
          { target: 'ready', actions: [{ type: 'keepEnd', params: endOf }, 'tellEnded'] },
        ],
      },
      on: whileAttempting,
    },
    // The second press of a double click may come after a fast answer: it is no wish to move the same once more.
    moved: {
      after: { doublePress: 'repeatable' },
      on: {
        ...takesOrders,
        'player.transfer': { ...takesOrders['player.transfer'], guard: 'isAnotherOrder' },
      },
    },
    repeatable: { on: takesOrders },
  },
});
