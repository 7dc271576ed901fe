import { assign, emit, enqueueActions, forwardTo, setup } from 'xstate';
import { attemptMachineOf } from '../attempt/attempt.machine.ts';
import type { AttemptStage } from '../attempt/attempt.types.ts';
import { doublePressSpan } from '../attempt/double-press.ts';
import { type EndParams, endOf, isAnswered } from '../attempt/ends.ts';
import { repeatable, whileAttempting } from '../attempt/while-attempting.ts';
import { required } from '../required.ts';
import type {
  ClaimContext,
  ClaimEvent,
  ClaimFlowInput,
  ClaimKind,
  RewardClaimed,
} from './reward-claim.types.ts';

/** One attempt to claim; provide its actors and `closeAttempt`. */
export const claimAttemptMachine = attemptMachineOf<ClaimKind>();

/**
 * Claims one reward (specification section 4). A page has one for each row, so that the others stay usable. Sending it once is the
 * attempt's business. Provide `attempt`; emits `reward.claimed`.
 */
export const rewardClaimMachine = setup({
  types: {
    input: {} as ClaimFlowInput,
    context: {} as ClaimContext,
    events: {} as ClaimEvent,
    emitted: {} as RewardClaimed,
  },
  actors: { attempt: claimAttemptMachine },
  actions: {
    // On entry, because the attempt does not run before that; a resumed one has nothing to submit.
    submit: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'player.claim') return;
      enqueue.sendTo('attempt', { type: 'attempt.submit', request: context.target, input: undefined });
    }),
    forward: forwardTo('attempt'),
    keepStage: assign({ stage: (_, params: { stage: AttemptStage }) => params.stage }),
    keepEnd: assign((_, { end }: EndParams<ClaimKind>) => {
      if (end.kind === 'answered') return { attempt: null, result: end.record };
      return { attempt: null, problem: end.kind === 'discarded' ? null : end.problem };
    }),
    tellClaimed: emit(({ context }) => ({
      type: 'reward.claimed' as const,
      target: context.target,
      result: required(context.result, 'result'),
    })),
  },
  delays: { doublePress: doublePressSpan },
  guards: {
    hasAttempt: ({ context }) => context.attempt !== null,
    isAnswered,
  },
}).createMachine({
  id: 'rewardClaim',
  context: ({ input }) => ({
    target: input.target,
    checkingPace: input.checkingPace,
    attempt: input.attempt,
    stage: 'checking',
    result: null,
    problem: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'hasAttempt', target: 'attempting' }, { target: 'ready' }],
    },
    ready: {
      on: {
        'player.claim': { target: 'attempting', actions: assign({ stage: 'submitting', problem: null }) },
      },
    },
    attempting: {
      entry: 'submit',
      invoke: {
        id: 'attempt',
        src: 'attempt',
        input: ({ context }) => repeatable(context, false),
        onDone: [
          {
            guard: { type: 'isAnswered', params: endOf },
            target: 'claimed',
            actions: [{ type: 'keepEnd', params: endOf }, 'tellClaimed'],
          },
          { target: 'ready', actions: { type: 'keepEnd', params: endOf } },
        ],
      },
      on: whileAttempting,
    },
    // The second press of a double click may come after a fast answer: it is no wish to claim again.
    claimed: {
      after: { doublePress: 'repeatable' },
    },
    // Some rewards can be had again (points, the rebate wallet): that is another claim under a key of its own.
    repeatable: {
      on: {
        'player.claim': {
          target: 'attempting',
          actions: assign({ stage: 'submitting', problem: null, result: null }),
        },
      },
    },
  },
});
