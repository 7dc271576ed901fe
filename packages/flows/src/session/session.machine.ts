import type { AccessToken, Member } from '@fortuna/domain/model/auth.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import { assertEvent, assign, setup } from 'xstate';
import { actionNotProvided } from '../actors.ts';
import { failureOf } from '../failure.ts';
import { required } from '../required.ts';
import { sessionActors } from './session.actors.ts';
import type { SessionContext, SessionEvent, SessionFlowInput, TabMessage } from './session.types.ts';

/** The token as input of actors and params of actions, in states that have one. */
function tokenOf({ context }: { readonly context: SessionContext }): { token: string } {
  return { token: required(context.token, 'token') };
}

/** Params of `keepToken` from the answer of a login or a registration. */
function outputOf({ event }: { readonly event: { readonly output: AccessToken } }): { token: string } {
  return { token: event.output.token };
}

/** Where a session ends by an operator's hand, whatever else would come of its end. */
const operatorEnds = [
  { guard: 'isForcedOffline', target: 'forcedOffline' },
  { guard: 'isBlocked', target: 'blocked' },
] as const;

const fatal: ReadonlySet<Problem['kind']> = new Set(['unauthenticated', 'forcedOffline', 'blocked']);

/**
 * Who is at the screen: a guest, a member, or one whose login has ended. Provide the actors `loadMember`, `logIn`, `register`,
 * `signOut` and the side effects `storeToken` (this tab), `clearSession` (token, member, cached member data), `clearEverything`
 * (all local and session storage) and `broadcast` (the other tabs).
 */
export const sessionMachine = setup({
  types: {
    input: {} as SessionFlowInput,
    context: {} as SessionContext,
    events: {} as SessionEvent,
  },
  actors: sessionActors,
  actions: {
    storeToken: (_, _params: { token: string }) => actionNotProvided('storeToken'),
    clearSession: () => actionNotProvided('clearSession'),
    clearEverything: () => actionNotProvided('clearEverything'),
    broadcast: (_, _params: TabMessage) => actionNotProvided('broadcast'),
    keepToken: assign((_, params: { token: string }) => ({
      token: params.token,
      problem: null,
      isExpiryHeard: false,
      isLoginAsked: false,
    })),
    keepMember: assign((_, params: { member: Member }) => ({
      member: params.member,
      isStale: false,
      problem: null,
    })),
    keepProblem: assign({ problem: (_, params: { problem: Problem }) => params.problem }),
    hearExpiry: assign({ isExpiryHeard: true }),
    noteTimeout: assign({ problem: { kind: 'timeout' } }),
    markStale: assign({ isStale: true }),
    forgetProblem: assign({ problem: null }),
    forgetMember: assign({ token: null, member: null, isStale: false, isExpiryHeard: false, problem: null }),
    askForLogin: assign({ isLoginAsked: true }),
    stopAskingForLogin: assign({ isLoginAsked: false }),
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    isOwnToken: ({ context }, params: { token: string | null }) => params.token === context.token,
    isOtherToken: ({ context }, params: { token: string }) => params.token !== context.token,
    /** The token is no longer valid; every other failure may be temporary. */
    isFatal: (_, params: { problem: Problem }) => fatal.has(params.problem.kind),
    isForcedOffline: ({ context }) => context.problem?.kind === 'forcedOffline',
    isBlocked: ({ context }) => context.problem?.kind === 'blocked',
    isExpiryHeard: ({ context }) => context.isExpiryHeard,
  },
  delays: {
    /** The player becomes a guest at once; this is the longest wait for the server. */
    signOutPatience: 5_000,
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({
    token: input.token,
    member: null,
    isStale: false,
    problem: null,
    isExpiryHeard: false,
    isLoginAsked: false,
  }),
  on: {
    'session.forcedOffline': {
      guard: { type: 'isOwnToken', params: ({ event }) => ({ token: event.token }) },
      target: '.forcedOffline',
    },
    'session.blocked': {
      guard: { type: 'isOwnToken', params: ({ event }) => ({ token: event.token }) },
      target: '.blocked',
    },
    'tab.loggedIn': {
      guard: { type: 'isOtherToken', params: ({ event }) => ({ token: event.token }) },
      target: '.loggedIn',
      actions: [
        'clearSession',
        'forgetMember',
        { type: 'storeToken', params: ({ event }) => ({ token: event.token }) },
        { type: 'keepToken', params: ({ event }) => ({ token: event.token }) },
      ],
    },
  },
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'hasToken', target: 'loggedIn' }, { target: 'guest' }],
    },
    guest: {
      on: { 'player.closeLogin': { actions: 'stopAskingForLogin' } },
      initial: 'editing',
      states: {
        editing: {
          on: {
            'player.login': 'authenticating.loggingIn',
            'player.register': 'authenticating.registering',
          },
        },
        // Takes no further submits: nothing listens to a second press.
        authenticating: {
          entry: 'forgetProblem',
          initial: 'loggingIn',
          states: {
            loggingIn: {
              on: { 'player.stopWaiting': { target: '#session.refused', actions: 'noteTimeout' } },
              invoke: {
                src: 'logIn',
                input: ({ event }) => {
                  assertEvent(event, 'player.login');
                  return { input: event.input };
                },
                onDone: { target: 'entering', actions: { type: 'keepToken', params: outputOf } },
                onError: { target: '#session.refused', actions: { type: 'keepProblem', params: failureOf } },
              },
            },
            registering: {
              on: { 'player.stopWaiting': { target: '#session.refused', actions: 'noteTimeout' } },
              invoke: {
                src: 'register',
                input: ({ event }) => {
                  assertEvent(event, 'player.register');
                  return { input: event.input };
                },
                onDone: { target: 'entering', actions: { type: 'keepToken', params: outputOf } },
                onError: { target: '#session.refused', actions: { type: 'keepProblem', params: failureOf } },
              },
            },
            entering: {
              on: {
                'player.stopWaiting': { target: '#session.loggedIn.unreachable', actions: 'noteTimeout' },
              },
              entry: [
                { type: 'storeToken', params: tokenOf },
                { type: 'broadcast', params: (args) => ({ type: 'loggedIn', ...tokenOf(args) }) },
              ],
              invoke: {
                src: 'loadMember',
                input: tokenOf,
                onDone: {
                  target: '#session.loggedIn.member',
                  actions: { type: 'keepMember', params: ({ event }) => ({ member: event.output }) },
                },
                onError: [
                  {
                    guard: { type: 'isFatal', params: failureOf },
                    target: '#session.refused',
                    actions: ['clearSession', 'forgetMember', { type: 'keepProblem', params: failureOf }],
                  },
                  {
                    target: '#session.loggedIn.unreachable',
                    actions: { type: 'keepProblem', params: failureOf },
                  },
                ],
              },
            },
          },
        },
      },
    },
    refused: {
      always: [...operatorEnds, { target: 'guest' }],
    },
    loggedIn: {
      on: {
        'player.logout': 'loggingOut',
        'session.expired': {
          guard: { type: 'isOwnToken', params: ({ event }) => ({ token: event.token }) },
          target: 'expired',
        },
        'tab.loggedOut': { target: 'guest', actions: ['clearSession', 'forgetMember'] },
      },
      initial: 'restoring',
      states: {
        restoring: {
          // A stored token that is no longer good silently makes the player a guest (requirement AUTH-04): the member's own call
          // decides. Only where that one is answered is it asked about what the other met.
          on: {
            'session.expired': {
              guard: { type: 'isOwnToken', params: ({ event }) => ({ token: event.token }) },
              actions: 'hearExpiry',
            },
            // Who no longer waits asks anew.
            'player.retry': { target: 'restoring', reenter: true },
          },
          invoke: {
            src: 'loadMember',
            input: tokenOf,
            onDone: [
              { guard: 'isExpiryHeard', target: '#session.expired' },
              {
                target: 'member',
                actions: { type: 'keepMember', params: ({ event }) => ({ member: event.output }) },
              },
            ],
            onError: [
              {
                guard: { type: 'isFatal', params: failureOf },
                target: '#session.rejected',
                actions: { type: 'keepProblem', params: failureOf },
              },
              { target: 'unreachable', actions: { type: 'keepProblem', params: failureOf } },
            ],
          },
        },
        unreachable: {
          on: { 'player.retry': 'restoring', 'member.refresh': 'restoring' },
        },
        member: {
          initial: 'settled',
          // An answer that is already on its way may be older than the change: the latest refresh counts.
          on: { 'member.refresh': { target: '.refreshing', reenter: true } },
          states: {
            settled: {},
            refreshing: {
              invoke: {
                src: 'loadMember',
                input: tokenOf,
                onDone: {
                  target: 'settled',
                  actions: { type: 'keepMember', params: ({ event }) => ({ member: event.output }) },
                },
                onError: [
                  {
                    guard: { type: 'isFatal', params: failureOf },
                    target: '#session.ended',
                    actions: { type: 'keepProblem', params: failureOf },
                  },
                  { target: 'settled', actions: 'markStale' },
                ],
              },
            },
          },
        },
      },
    },
    rejected: {
      always: [...operatorEnds, { target: 'guest', actions: ['clearSession', 'forgetMember'] }],
    },
    // In the middle of a visit: there may be something typed on the screen, so that the player is asked.
    ended: {
      always: [...operatorEnds, { target: 'expired' }],
    },
    expired: {
      entry: ['clearSession', 'forgetMember'],
      on: {
        'player.accept': { target: 'guest', actions: 'askForLogin' },
        'player.decline': 'guest',
      },
    },
    forcedOffline: {
      entry: ['clearEverything', 'forgetMember'],
      on: {
        'player.dismiss': 'guest',
        'session.forcedOffline': {},
        'tab.loggedIn': {},
      },
    },
    blocked: {
      entry: ['clearSession', 'forgetMember'],
      on: { 'player.dismiss': 'guest' },
    },
    loggingOut: {
      entry: ['clearSession', { type: 'broadcast', params: { type: 'loggedOut' } }],
      exit: 'forgetMember',
      on: {
        'player.login': 'guest.authenticating.loggingIn',
        'player.register': 'guest.authenticating.registering',
      },
      invoke: { src: 'signOut', input: tokenOf, onDone: 'guest', onError: 'guest' },
      after: { signOutPatience: 'guest' },
    },
  },
});
