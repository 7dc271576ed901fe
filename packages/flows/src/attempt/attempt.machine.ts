import type { Problem } from '@fortuna/domain/problem.ts';
import { assign, sendParent, setup } from 'xstate';
import { actionNotProvided } from '../actors.ts';
import { failureOf } from '../failure.ts';
import { required } from '../required.ts';
import {
  afterFailedLook,
  afterLook,
  checkingPace,
  hasLookedEnough,
  needsPlayer,
  newWatch,
} from '../watch/watch.ts';
import { attemptActorsOf } from './attempt.actors.ts';
import type {
  Attempt,
  AttemptContext,
  AttemptEvent,
  AttemptInput,
  AttemptKind,
  AttemptNews,
  AttemptOutput,
  AttemptStage,
  CloseAttemptParams,
  Trace,
} from './attempt.types.ts';
import { verdictOf } from './verdict.ts';

function attemptOf<Stored extends Attempt>(trace: Trace<Stored> | null): Stored {
  return required(trace?.by === 'attempt' ? trace.attempt : null, 'attempt');
}

function newsOf(stage: AttemptStage): AttemptNews {
  return { type: 'attempt.moved', stage };
}

/**
 * Sending once: at most one send per `attempt.submit`, a key stored before it, and after a lost answer a look at the records, never
 * a second send of its own accord. Invoked by a flow, which forwards the player's events, is sent `attempt.moved`, and gets the end as
 * output. Provide `openAttempt`, `sendAttempt`, `findRecord` and `closeAttempt`.
 */
export function attemptMachineOf<Kind extends AttemptKind>() {
  return setup({
    types: {
      input: {} as AttemptInput<Kind>,
      context: {} as AttemptContext<Kind>,
      events: {} as AttemptEvent<Kind>,
      output: {} as AttemptOutput<Kind>,
    },
    actors: attemptActorsOf<Kind>(),
    actions: {
      closeAttempt: (_, _params: CloseAttemptParams) => actionNotProvided('closeAttempt'),
      tellParent: sendParent((_, params: { stage: AttemptStage }) => newsOf(params.stage)),
      keepProblem: assign({ problem: (_, params: { problem: Problem }) => params.problem }),
      keepRecord: assign({ record: (_, params: { record: Kind['record'] }) => params.record }),
      forgetInput: assign({ input: undefined }),
      startLooking: assign({ watch: ({ context }) => newWatch(context.watch.pace) }),
      countLook: assign({ watch: ({ context }) => afterLook(context.watch) }),
      countFailedLook: assign({
        watch: ({ context }, params: { problem: Problem }) => afterFailedLook(context.watch, params.problem),
      }),
    },
    guards: {
      hasTrace: ({ context }) => context.trace !== null,
      hasAttempt: ({ context }) => context.trace?.by === 'attempt',
      isRepeatable: ({ context }) => context.isRepeatable && context.trace?.by === 'attempt',
      isKept: ({ context }) => context.isKeptWhenAnswered,
      isLost: ({ context }, params: { problem: Problem }) =>
        verdictOf(params.problem, context.isRepeat) === 'lost',
      isOpen: ({ context }, params: { problem: Problem }) =>
        verdictOf(params.problem, context.isRepeat) === 'open',
      isFound: (_, params: { record: Kind['record'] | null }) => params.record !== null,
      isPointless: (_, params: { problem: Problem }) => needsPlayer(params.problem),
      hasLookedEnough: ({ context }) => hasLookedEnough(context.watch),
    },
    delays: {
      nextLook: ({ context }) => context.watch.wait,
    },
  }).createMachine({
    id: 'attempt',
    context: ({ input }) => ({
      isRepeatable: input.isRepeatable,
      isKeptWhenAnswered: input.isKeptWhenAnswered,
      request: null,
      input: undefined,
      trace: input.trace,
      isRepeat: false,
      record: null,
      problem: null,
      watch: newWatch(input.pace ?? checkingPace),
    }),
    initial: 'starting',
    states: {
      starting: {
        always: { guard: 'hasTrace', target: 'checking' },
        on: {
          'attempt.submit': {
            target: 'submitting',
            actions: assign({ request: ({ event }) => event.request, input: ({ event }) => event.input }),
          },
        },
      },
      // Takes no further submits: nothing listens to a second press.
      submitting: {
        entry: { type: 'tellParent', params: { stage: 'submitting' } },
        exit: 'forgetInput',
        initial: 'opening',
        states: {
          opening: {
            invoke: {
              src: 'openAttempt',
              input: ({ context }) => ({ request: context.request }),
              onDone: {
                target: 'sending',
                actions: assign({ trace: ({ event }) => ({ by: 'attempt', attempt: event.output }) }),
              },
              onError: {
                target: '#attempt.unopened',
                actions: { type: 'keepProblem', params: failureOf },
              },
            },
          },
          sending: {
            // The server may have it: as after the time limit, the records tell.
            on: { 'player.stopWaiting': '#attempt.checking' },
            invoke: {
              src: 'sendAttempt',
              input: ({ context }) => ({ attempt: attemptOf(context.trace), input: context.input }),
              onDone: {
                target: '#attempt.closing',
                actions: { type: 'keepRecord', params: ({ event }) => ({ record: event.output }) },
              },
              onError: [
                { guard: { type: 'isLost', params: failureOf }, target: '#attempt.checking' },
                { guard: { type: 'isOpen', params: failureOf }, target: '#attempt.unknown' },
                {
                  target: '#attempt.refused',
                  actions: { type: 'keepProblem', params: failureOf },
                },
              ],
            },
          },
        },
      },
      checking: {
        entry: [{ type: 'tellParent', params: { stage: 'checking' } }, 'startLooking'],
        initial: 'pausing',
        states: {
          pausing: {
            always: { guard: 'hasLookedEnough', target: '#attempt.unknown' },
            after: { nextLook: 'looking' },
          },
          looking: {
            invoke: {
              src: 'findRecord',
              input: ({ context }) => required(context.trace, 'trace'),
              onDone: [
                {
                  guard: { type: 'isFound', params: ({ event }) => ({ record: event.output }) },
                  target: '#attempt.closing',
                  actions: { type: 'keepRecord', params: ({ event }) => ({ record: event.output }) },
                },
                { target: 'pausing', actions: 'countLook' },
              ],
              onError: [
                { guard: { type: 'isPointless', params: failureOf }, target: '#attempt.unknown' },
                { target: 'pausing', actions: { type: 'countFailedLook', params: failureOf } },
              ],
            },
          },
        },
      },
      unknown: {
        entry: { type: 'tellParent', params: { stage: 'unknown' } },
        on: {
          'player.lookAgain': 'checking',
          'player.sendSame': {
            guard: 'isRepeatable',
            target: 'submitting.sending',
            actions: assign({ isRepeat: true }),
          },
          'player.discard': [
            {
              guard: 'hasAttempt',
              target: 'discarded',
              actions: { type: 'closeAttempt', params: ({ context }) => attemptOf(context.trace) },
            },
            { target: 'discarded' },
          ],
        },
      },
      closing: {
        always: [
          { guard: 'isKept', target: 'answered' },
          {
            guard: 'hasAttempt',
            target: 'answered',
            actions: { type: 'closeAttempt', params: ({ context }) => attemptOf(context.trace) },
          },
          { target: 'answered' },
        ],
      },
      answered: {
        type: 'final',
        output: ({ context }) => ({
          kind: 'answered',
          record: context.record,
          trace: required(context.trace, 'trace'),
        }),
      },
      refused: {
        type: 'final',
        entry: { type: 'closeAttempt', params: ({ context }) => attemptOf(context.trace) },
        output: ({ context }) => ({ kind: 'refused', problem: required(context.problem, 'problem') }),
      },
      unopened: {
        type: 'final',
        output: ({ context }) => ({ kind: 'unopened', problem: required(context.problem, 'problem') }),
      },
      discarded: { type: 'final', output: { kind: 'discarded' } },
    },
    // Each end states its own.
    output: ({ event }) => event.output as AttemptOutput<Kind>,
  });
}
