import { getMember, login, logout, register } from '@fortuna/api/calls/auth.ts';
import { problemOf } from '@fortuna/domain/problem.ts';
import { actorsFor } from '@fortuna/flows/actors.ts';
import type { SessionActors } from '@fortuna/flows/session/session.actors.ts';
import { sessionMachine } from '@fortuna/flows/session/session.machine.ts';
import type { SessionEvent, SessionView } from '@fortuna/flows/session/session.types.ts';
import { authSubmission, sessionView } from '@fortuna/flows/session/session.view.ts';
import { createActor } from 'xstate';
import { apiWithToken } from '../platform/api.ts';
import { queryClient } from '../platform/query-client.ts';
import { clearStored } from '../platform/storage.ts';
import { removeToken, storedToken, storeToken } from '../platform/token.ts';
import { forgetSearchesOf } from './recent-searches.ts';
import { forgetMember, noteMember } from './session-start.ts';
import { getSession, setSession, tellTabs } from './session-store.ts';

const leftKinds: ReadonlySet<SessionView['kind']> = new Set(['guest', 'forcedOffline', 'blocked']);

/** What was refused for want of a login is asked for again with the new one, or as a guest. */
function askAgain(): void {
  void queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.error !== null && problemOf(state.error).kind === 'unauthenticated',
  });
}

/** The session machine with its real actors and effects; the only place of the site that knows both. */
export function startSessionMachine(token: string | null): { send: (event: SessionEvent) => void } {
  const machine = sessionMachine.provide({
    actors: actorsFor<SessionActors>({
      loadMember: ({ input, signal }) => getMember(apiWithToken(input.token), { signal }),
      logIn: ({ input, signal }) => login(apiWithToken(null), input.input, { signal }),
      register: ({ input, signal }) => register(apiWithToken(null), input.input, { signal }),
      signOut: ({ input, signal }) => logout(apiWithToken(input.token), { signal }),
    }),
    actions: {
      storeToken: (_, params) => storeToken(params.token),
      clearSession: removeToken,
      clearEverything: clearStored,
      broadcast: (_, params) => tellTabs(params),
    },
  });

  const actor = createActor(machine, { input: { token } });
  let lastMemberId: number | null = null;
  actor.subscribe((state) => {
    const view = sessionView(state);
    const { kind: before } = getSession().view;
    // What was read for a member goes with the member. After an expiry the open page stays, with what was typed (gate.ts).
    const hasLeft = before === 'member' && leftKinds.has(view.kind);
    const isAnother = view.kind === 'member' && lastMemberId !== null && lastMemberId !== view.member.id;
    if (hasLeft || isAnother) queryClient.clear();
    if (hasLeft) forgetMember();
    if (hasLeft && lastMemberId !== null) forgetSearchesOf(lastMemberId);
    if (view.kind === 'member') noteMember(view.member.id);
    if (view.kind !== before && (view.kind === 'guest' || view.kind === 'member')) askAgain();
    if (view.kind === 'member') lastMemberId = view.member.id;
    const owner =
      view.kind === 'member' ? { memberId: view.member.id, token: storedToken() } : getSession().owner;
    setSession({ view, submission: authSubmission(state), owner });
  });
  actor.start();
  return actor;
}
