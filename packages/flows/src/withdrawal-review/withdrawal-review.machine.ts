import type { Withdrawal } from '@fortuna/domain/model/cashier.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import { assign, setup } from 'xstate';
import { type CloseAttemptParams, verdictOf, type WithdrawalAttempt } from '../attempt.ts';
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
  reviewPace,
} from '../watch.ts';
import type {
  CreateWithdrawalInput,
  FindWithdrawalInput,
  OpenWithdrawalInput,
  WithdrawalContext,
  WithdrawalEvent,
  WithdrawalFlowInput,
} from './withdrawal-review.types.ts';

/** Params of `closeAttempt`. */
function attemptOf({ context }: { readonly context: WithdrawalContext }): CloseAttemptParams {
  return required(context.attempt, 'attempt');
}

/** By what the record is found: an unanswered attempt first, else its number. */
function traceOf({ attempt, billNo }: WithdrawalContext): FindWithdrawalInput {
  return attempt === null ? { by: 'billNo', billNo: required(billNo, 'billNo') } : { by: 'attempt', attempt };
}

/** Refusals that are answered where the password is typed; all others need the form. */
function isAboutConfirming(problem: Problem, passwordField: string): boolean {
  if (problem.kind === 'invalid') return Object.hasOwn(problem.fields, passwordField);
  return problem.kind === 'refused' || problem.kind === 'rateLimited';
}

/**
 * Asking for a withdrawal and following it until the administrator has decided. Never sent a second time by itself, nor at a
 * wish: a withdrawal whose answer was lost is only looked for. Provide `openAttempt`, `createWithdrawal`, `findWithdrawal` and
 * `closeAttempt`.
 */
export const withdrawalReviewMachine = setup({
  types: {
    input: {} as WithdrawalFlowInput,
    context: {} as WithdrawalContext,
    events: {} as WithdrawalEvent,
  },
  actors: {
    openAttempt: actorNotProvided<WithdrawalAttempt, OpenWithdrawalInput>('openAttempt'),
    createWithdrawal: actorNotProvided<Withdrawal, CreateWithdrawalInput>('createWithdrawal'),
    findWithdrawal: actorNotProvided<Withdrawal | null, FindWithdrawalInput>('findWithdrawal'),
  },
  actions: {
    closeAttempt: (_, _params: CloseAttemptParams) => actionNotProvided('closeAttempt'),
    keepProblem: assign({ problem: (_, params: { problem: Problem }) => params.problem }),
    keepWithdrawal: assign((_, params: { withdrawal: Withdrawal | null }) => {
      const withdrawal = required(params.withdrawal, 'withdrawal');
      return { withdrawal, billNo: withdrawal.billNo };
    }),
    forgetAttempt: assign({ attempt: null }),
    forgetPassword: assign({ withdrawalPassword: null }),
    startOver: assign({ billNo: null, draft: null, withdrawal: null, problem: null }),
    startChecking: assign({ watch: ({ context }) => newWatch(context.checkingPace) }),
    startReview: assign({ watch: ({ context }) => newWatch(context.reviewPace) }),
    lookOftenAgain: assign({
      watch: ({ context }) => ({ ...newWatch(context.reviewPace), isStale: context.watch.isStale }),
    }),
    countLook: assign({ watch: ({ context }) => afterLook(context.watch) }),
    countFailedLook: assign({
      watch: ({ context }, params: { problem: Problem }) => afterFailedLook(context.watch, params.problem),
    }),
  },
  guards: {
    hasAttempt: ({ context }) => context.attempt !== null,
    hasTrace: ({ context }) => context.attempt !== null || context.billNo !== null,
    isLost: (_, params: { problem: Problem }) => verdictOf(params.problem, false) === 'lost',
    isAboutConfirming: ({ context }, params: { problem: Problem }) =>
      isAboutConfirming(params.problem, context.passwordField),
    isFound: (_, params: { withdrawal: Withdrawal | null }) => params.withdrawal !== null,
    isPointless: (_, params: { problem: Problem }) => needsPlayer(params.problem),
    hasLookedEnough: ({ context }) => hasLookedEnough(context.watch),
    isApproved: ({ context }) => context.withdrawal?.status === 'approved',
    isRejected: ({ context }) => context.withdrawal?.status === 'rejected',
  },
  delays: {
    nextLook: ({ context }) => context.watch.wait,
  },
}).createMachine({
  id: 'withdrawalReview',
  context: ({ input }) => ({
    passwordField: input.passwordField,
    billNo: input.billNo ?? null,
    draft: null,
    withdrawalPassword: null,
    attempt: input.attempt,
    withdrawal: null,
    problem: null,
    watch: newWatch(input.checkingPace ?? checkingPace),
    checkingPace: input.checkingPace ?? checkingPace,
    reviewPace: input.reviewPace ?? reviewPace,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'hasTrace', target: 'checking' }, { target: 'editing' }],
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
        'player.confirm': {
          target: 'submitting',
          actions: assign({ withdrawalPassword: ({ event }) => event.withdrawalPassword, problem: null }),
        },
        'player.back': { target: 'editing', actions: assign({ problem: null }) },
      },
    },
    submitting: {
      exit: 'forgetPassword',
      initial: 'opening',
      states: {
        opening: {
          invoke: {
            src: 'openAttempt',
            input: ({ context }) => required(context.draft, 'draft'),
            onDone: { target: 'sending', actions: assign({ attempt: ({ event }) => event.output }) },
            onError: {
              target: '#withdrawalReview.confirming',
              actions: { type: 'keepProblem', params: failureOf },
            },
          },
        },
        sending: {
          invoke: {
            src: 'createWithdrawal',
            input: ({ context }) => {
              const { amount, account } = required(context.draft, 'draft');
              const withdrawalPassword = required(context.withdrawalPassword, 'withdrawal password');
              return {
                attempt: required(context.attempt, 'attempt'),
                input: { amount, account, withdrawalPassword },
              };
            },
            onDone: {
              target: '#withdrawalReview.answered',
              actions: { type: 'keepWithdrawal', params: ({ event }) => ({ withdrawal: event.output }) },
            },
            onError: [
              {
                guard: { type: 'isLost', params: failureOf },
                target: '#withdrawalReview.checking',
              },
              {
                target: '#withdrawalReview.refused',
                actions: { type: 'keepProblem', params: failureOf },
              },
            ],
          },
        },
      },
    },
    refused: {
      entry: [{ type: 'closeAttempt', params: attemptOf }, 'forgetAttempt'],
      always: [
        {
          guard: {
            type: 'isAboutConfirming',
            params: ({ context }) => ({ problem: required(context.problem, 'problem') }),
          },
          target: 'confirming',
        },
        { target: 'editing' },
      ],
    },
    checking: {
      entry: 'startChecking',
      initial: 'pausing',
      states: {
        pausing: {
          always: { guard: 'hasLookedEnough', target: '#withdrawalReview.unknown' },
          after: { nextLook: 'looking' },
        },
        looking: {
          invoke: {
            src: 'findWithdrawal',
            input: ({ context }) => traceOf(context),
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => ({ withdrawal: event.output }) },
                target: '#withdrawalReview.answered',
                actions: { type: 'keepWithdrawal', params: ({ event }) => ({ withdrawal: event.output }) },
              },
              { target: 'pausing', actions: 'countLook' },
            ],
            onError: [
              {
                guard: { type: 'isPointless', params: failureOf },
                target: '#withdrawalReview.unknown',
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
        'player.discard': [
          {
            guard: 'hasAttempt',
            target: 'editing',
            actions: [{ type: 'closeAttempt', params: attemptOf }, 'forgetAttempt', 'startOver'],
          },
          { target: 'editing', actions: 'startOver' },
        ],
      },
    },
    answered: {
      always: [
        {
          guard: 'hasAttempt',
          target: 'pendingReview',
          actions: [{ type: 'closeAttempt', params: attemptOf }, 'forgetAttempt'],
        },
        { target: 'pendingReview' },
      ],
    },
    pendingReview: {
      entry: 'startReview',
      always: [
        { guard: 'isApproved', target: 'approved' },
        { guard: 'isRejected', target: 'rejected' },
      ],
      on: {
        'page.focused': { target: '.looking', actions: 'lookOftenAgain' },
        'player.lookAgain': { target: '.looking', actions: 'lookOftenAgain' },
        'player.another': { target: 'editing', actions: 'startOver' },
      },
      initial: 'pausing',
      states: {
        pausing: { after: { nextLook: 'looking' } },
        looking: {
          // One look at a time.
          on: { 'page.focused': {}, 'player.lookAgain': {} },
          invoke: {
            src: 'findWithdrawal',
            input: ({ context }) => traceOf(context),
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => ({ withdrawal: event.output }) },
                target: 'pausing',
                actions: [
                  { type: 'keepWithdrawal', params: ({ event }) => ({ withdrawal: event.output }) },
                  'countLook',
                ],
              },
              {
                target: 'pausing',
                actions: { type: 'countFailedLook', params: { problem: { kind: 'notFound' } } },
              },
            ],
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
    approved: { on: { 'player.another': { target: 'editing', actions: 'startOver' } } },
    rejected: { on: { 'player.another': { target: 'editing', actions: 'startOver' } } },
  },
});
