import type { Withdrawal } from '@fortuna/domain/model/cashier.ts';
import { assign, emit, enqueueActions, forwardTo, setup } from 'xstate';
import { attemptMachineOf } from '../attempt/attempt.machine.ts';
import type { AttemptStage, Trace } from '../attempt/attempt.types.ts';
import { type EndParams, endOf, isAnswered, isDiscarded } from '../attempt/ends.ts';
import type { MoneyMoved } from '../money-moved.ts';
import { required } from '../required.ts';
import { watchMachineOf } from '../watch/watch.machine.ts';
import { reviewPace } from '../watch/watch.ts';
import type {
  WithdrawalAttempt,
  WithdrawalContext,
  WithdrawalEvent,
  WithdrawalFlowInput,
  WithdrawalKind,
} from './withdrawal-review.types.ts';

/** What an earlier visit's withdrawal is found by: an unanswered attempt first, otherwise its number. */
function traceOf({ attempt, billNo }: WithdrawalFlowInput): Trace<WithdrawalAttempt> | null {
  if (attempt !== null) return { by: 'attempt', attempt };
  return billNo ? { by: 'billNo', billNo } : null;
}

/** Guard: ends that lead back to where the password is typed; all others lead back to the form. */
function isAboutConfirming(_: unknown, { end }: EndParams<WithdrawalKind>): boolean {
  if (end.kind !== 'refused') return end.kind === 'unopened';
  const { problem } = end;
  if (problem.kind === 'invalid') return Object.hasOwn(problem.fields, 'withdrawalPassword');
  return problem.kind === 'refused' || problem.kind === 'rateLimited';
}

/** One attempt to ask for a withdrawal; provide its actors and `closeAttempt`. */
export const withdrawalAttemptMachine = attemptMachineOf<WithdrawalKind>();

/** Follows one withdrawal; provide `readRecord`. */
export const reviewWatchMachine = watchMachineOf<Withdrawal>();

/**
 * Asks for a withdrawal and follows it until the administrator has decided. Never sent a second time, neither by itself nor at the
 * player's request: a withdrawal whose answer was lost is only looked for. Provide `attempt` and `watch`; emits `money.moved`.
 */
export const withdrawalReviewMachine = setup({
  types: {
    input: {} as WithdrawalFlowInput,
    context: {} as WithdrawalContext,
    events: {} as WithdrawalEvent,
    emitted: {} as MoneyMoved,
  },
  actors: { attempt: withdrawalAttemptMachine, watch: reviewWatchMachine },
  actions: {
    // On entry, because the attempt does not run before that; a resumed one has nothing to submit. The password goes to it with
    // the press and is kept nowhere else.
    submit: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'player.confirm') return;
      const request = required(context.draft, 'draft');
      const { amount, account, remark } = request;
      const input = { amount, account, remark, withdrawalPassword: event.withdrawalPassword };
      enqueue.sendTo('attempt', { type: 'attempt.submit', request, input });
    }),
    forwardToAttempt: forwardTo('attempt'),
    forwardToWatch: forwardTo('watch'),
    tellMoved: emit(({ context }, { isSettled }: { isSettled: boolean }) => {
      const { billNo } = required(context.withdrawal, 'withdrawal');
      return { type: 'money.moved' as const, billNo, isSettled };
    }),
    keepStage: assign({ stage: (_, params: { stage: AttemptStage }) => params.stage }),
    keepEnd: assign((_, { end }: EndParams<WithdrawalKind>) => {
      if (end.kind === 'answered') return { withdrawal: end.record, trace: null };
      return { trace: null, problem: end.kind === 'discarded' ? null : end.problem };
    }),
    keepWithdrawal: assign((_, params: { withdrawal: Withdrawal }) => ({ ...params, isStale: false })),
    markFresh: assign({ isStale: false }),
    markStale: assign({ isStale: true }),
    startOver: assign({ draft: null, withdrawal: null, problem: null }),
  },
  guards: {
    hasTrace: ({ context }) => context.trace !== null,
    isAnswered,
    isDiscarded,
    isAboutConfirming,
    isApproved: ({ context }) => context.withdrawal?.status === 'approved',
    isRejected: ({ context }) => context.withdrawal?.status === 'rejected',
  },
}).createMachine({
  id: 'withdrawalReview',
  context: ({ input }) => ({
    checkingPace: input.checkingPace,
    reviewPace: input.reviewPace ?? reviewPace,
    trace: traceOf(input),
    stage: 'checking',
    draft: null,
    withdrawal: null,
    isStale: false,
    problem: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'hasTrace', target: 'attempting' }, { target: 'editing' }],
    },
    editing: {
      on: {
        'player.submit': {
          target: 'confirming',
          actions: assign({ draft: ({ event }) => event.draft, problem: null }),
        },
      },
    },
    confirming: {
      on: {
        'player.confirm': { target: 'attempting', actions: assign({ stage: 'submitting', problem: null }) },
        'player.back': { target: 'editing', actions: assign({ problem: null }) },
      },
    },
    attempting: {
      entry: 'submit',
      invoke: {
        id: 'attempt',
        src: 'attempt',
        input: ({ context }) => ({
          trace: context.trace,
          isRepeatable: false,
          isKeptWhenAnswered: false,
          pace: context.checkingPace,
        }),
        onDone: [
          {
            guard: { type: 'isAnswered', params: endOf },
            target: 'answered',
            actions: { type: 'keepEnd', params: endOf },
          },
          {
            guard: { type: 'isAboutConfirming', params: endOf },
            target: 'confirming',
            actions: { type: 'keepEnd', params: endOf },
          },
          {
            guard: { type: 'isDiscarded', params: endOf },
            target: 'editing',
            actions: [{ type: 'keepEnd', params: endOf }, 'startOver'],
          },
          { target: 'editing', actions: { type: 'keepEnd', params: endOf } },
        ],
      },
      on: {
        'attempt.moved': {
          actions: { type: 'keepStage', params: ({ event }) => ({ stage: event.stage }) },
        },
        'player.stopWaiting': { actions: 'forwardToAttempt' },
        'player.lookAgain': { actions: 'forwardToAttempt' },
        'player.discard': { actions: 'forwardToAttempt' },
      },
    },
    answered: {
      always: [
        { guard: 'isApproved', target: 'approved' },
        { guard: 'isRejected', target: 'rejected' },
        { target: 'pendingReview' },
      ],
    },
    pendingReview: {
      entry: ['markFresh', { type: 'tellMoved', params: { isSettled: false } }],
      invoke: {
        id: 'watch',
        src: 'watch',
        input: ({ context }) => ({
          billNo: required(context.withdrawal, 'withdrawal').billNo,
          isKnown: true,
          pace: context.reviewPace,
        }),
      },
      always: [
        { guard: 'isApproved', target: 'approved' },
        { guard: 'isRejected', target: 'rejected' },
      ],
      on: {
        'record.seen': {
          actions: { type: 'keepWithdrawal', params: ({ event }) => ({ withdrawal: event.record }) },
        },
        'record.missed': { actions: 'markStale' },
        'page.focused': { actions: 'forwardToWatch' },
        'player.lookAgain': { actions: 'forwardToWatch' },
        'player.another': { target: 'editing', actions: 'startOver' },
      },
    },
    approved: {
      entry: { type: 'tellMoved', params: { isSettled: true } },
      on: { 'player.another': { target: 'editing', actions: 'startOver' } },
    },
    rejected: {
      entry: { type: 'tellMoved', params: { isSettled: true } },
      on: { 'player.another': { target: 'editing', actions: 'startOver' } },
    },
  },
});
