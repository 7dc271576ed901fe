import type { Problem } from '@fortuna/domain/problem.ts';
import { assign, sendParent, setup } from 'xstate';
import { failureOf } from '../failure.ts';
import { required } from '../required.ts';
import { watchActorsOf } from './watch.actors.ts';
import { afterFailedLook, afterLook, needsPlayer, newWatch } from './watch.ts';
import type { WatchContext, WatchEvent, WatchInput, WatchNews, WatchOutput } from './watch.types.ts';

const notFound: Problem = { kind: 'notFound' };

/**
 * Follows a record at a pace, until the parent has seen enough: at once when the page is in front again, one look at a time,
 * and not at all while the player has to act first. The parent is sent `record.seen` and `record.missed`. Provide `readRecord`.
 */
export function watchMachineOf<Followed>() {
  return setup({
    types: {
      input: {} as WatchInput,
      context: {} as WatchContext,
      events: {} as WatchEvent,
      output: {} as WatchOutput,
    },
    actors: watchActorsOf<Followed>(),
    actions: {
      tellSeen: sendParent((_, params: { record: Followed | null }): WatchNews<Followed> => {
        return { type: 'record.seen', record: required(params.record, 'record') };
      }),
      tellMissed: sendParent({ type: 'record.missed' } satisfies WatchNews<Followed>),
      keepProblem: assign({ problem: (_, params: { problem: Problem }) => params.problem }),
      countLook: assign({ watch: ({ context }) => afterLook(context.watch) }),
      countFailedLook: assign({
        watch: ({ context }, params: { problem: Problem }) => afterFailedLook(context.watch, params.problem),
      }),
      lookOftenAgain: assign({ watch: ({ context }) => newWatch(context.watch.pace) }),
    },
    guards: {
      isKnown: ({ context }) => context.isKnown,
      isFound: (_, params: { record: Followed | null }) => params.record !== null,
      isPointless: (_, params: { problem: Problem }) => needsPlayer(params.problem),
    },
    delays: {
      nextLook: ({ context }) => context.watch.wait,
    },
  }).createMachine({
    id: 'watch',
    context: ({ input }) => ({
      billNo: input.billNo,
      isKnown: input.isKnown,
      problem: null,
      watch: newWatch(input.pace),
    }),
    initial: 'starting',
    states: {
      starting: {
        always: [{ guard: 'isKnown', target: 'following' }, { target: 'loading' }],
      },
      loading: {
        invoke: {
          src: 'readRecord',
          input: ({ context }) => ({ by: 'billNo', billNo: context.billNo }),
          onDone: [
            {
              guard: { type: 'isFound', params: ({ event }) => ({ record: event.output }) },
              target: 'following',
              actions: { type: 'tellSeen', params: ({ event }) => ({ record: event.output }) },
            },
            { target: 'failed', actions: { type: 'keepProblem', params: { problem: notFound } } },
          ],
          onError: { target: 'failed', actions: { type: 'keepProblem', params: failureOf } },
        },
      },
      following: {
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
              src: 'readRecord',
              input: ({ context }) => ({ by: 'billNo', billNo: context.billNo }),
              onDone: [
                {
                  guard: { type: 'isFound', params: ({ event }) => ({ record: event.output }) },
                  target: 'pausing',
                  actions: [
                    'countLook',
                    { type: 'tellSeen', params: ({ event }) => ({ record: event.output }) },
                  ],
                },
                {
                  target: 'pausing',
                  actions: [{ type: 'countFailedLook', params: { problem: notFound } }, 'tellMissed'],
                },
              ],
              onError: [
                {
                  guard: { type: 'isPointless', params: failureOf },
                  target: 'resting',
                  actions: 'tellMissed',
                },
                {
                  target: 'pausing',
                  actions: [{ type: 'countFailedLook', params: failureOf }, 'tellMissed'],
                },
              ],
            },
          },
          // Logged out: further reads would only be refused.
          resting: {},
        },
      },
      failed: { type: 'final' },
    },
    output: ({ context }) => ({ problem: required(context.problem, 'problem') }),
  });
}
