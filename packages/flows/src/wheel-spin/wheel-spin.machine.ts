import { assign, emit, enqueueActions, forwardTo, setup } from 'xstate';
import { actionNotProvided } from '../actors.ts';
import { attemptMachineOf } from '../attempt/attempt.machine.ts';
import type { AttemptStage, CloseAttemptParams } from '../attempt/attempt.types.ts';
import { type EndParams, endOf, isAnswered } from '../attempt/ends.ts';
import { repeatable, whileAttempting } from '../attempt/while-attempting.ts';
import { required } from '../required.ts';
import type { SpinContext, SpinEvent, SpinFlowInput, SpinKind, SpinTaken } from './wheel-spin.types.ts';

/** Params of `closeAttempt`. */
function attemptOf({ context }: { readonly context: SpinContext }): CloseAttemptParams {
  return required(context.attempt, 'attempt');
}

/** One attempt to spin; provide its actors and `closeAttempt`. */
export const spinAttemptMachine = attemptMachineOf<SpinKind>();

/**
 * Takes one spin of a wheel and shows the prize that the server drew (requirement BONUS-03). Sending it once is the attempt's business.
 * Provide `attempt` and `closeAttempt`; emits `spin.taken`.
 */
export const wheelSpinMachine = setup({
  types: {
    input: {} as SpinFlowInput,
    context: {} as SpinContext,
    events: {} as SpinEvent,
    emitted: {} as SpinTaken,
  },
  actors: { attempt: spinAttemptMachine },
  actions: {
    closeAttempt: (_, _params: CloseAttemptParams) => actionNotProvided('closeAttempt'),
    // On entry, because the attempt does not run before that; a resumed one has nothing to submit.
    submit: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'player.spin') return;
      const request = { wheel: context.wheel };
      enqueue.sendTo('attempt', { type: 'attempt.submit', request, input: undefined });
    }),
    forward: forwardTo('attempt'),
    forget: assign({ attempt: null, spin: null, problem: null }),
    keepStage: assign({ stage: (_, params: { stage: AttemptStage }) => params.stage }),
    keepEnd: assign(({ context }, { end }: EndParams<SpinKind>) => {
      if (end.kind === 'discarded') return { attempt: null };
      if (end.kind !== 'answered') return { attempt: null, problem: end.problem };
      return { spin: end.record, attempt: end.trace.by === 'attempt' ? end.trace.attempt : context.attempt };
    }),
    tellTaken: emit(({ context }) => ({
      type: 'spin.taken' as const,
      wheel: context.wheel,
      spin: required(context.spin, 'spin'),
    })),
  },
  guards: {
    hasAttempt: ({ context }) => context.attempt !== null,
    isAnswered,
  },
}).createMachine({
  id: 'wheelSpin',
  context: ({ input }) => ({
    wheel: input.wheel,
    checkingPace: input.checkingPace,
    attempt: input.attempt,
    stage: 'checking',
    spin: null,
    problem: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'hasAttempt', target: 'attempting' }, { target: 'ready' }],
    },
    ready: {
      on: {
        'player.spin': { target: 'attempting', actions: assign({ stage: 'submitting', problem: null }) },
      },
    },
    attempting: {
      entry: 'submit',
      invoke: {
        id: 'attempt',
        src: 'attempt',
        // Until the prize has been seen: a reload while the wheel turns finds it again.
        input: ({ context }) => repeatable(context, true),
        onDone: [
          {
            guard: { type: 'isAnswered', params: endOf },
            target: 'landing',
            actions: [{ type: 'keepEnd', params: endOf }, 'tellTaken'],
          },
          { target: 'ready', actions: { type: 'keepEnd', params: endOf } },
        ],
      },
      on: whileAttempting,
    },
    landing: {
      on: { 'wheel.landed': 'won', 'player.skip': 'won' },
    },
    won: {
      entry: { type: 'closeAttempt', params: attemptOf },
      on: {
        'player.goOn': { target: 'ready', actions: 'forget' },
        'player.spin': { target: 'attempting', actions: ['forget', assign({ stage: 'submitting' })] },
      },
    },
  },
});
