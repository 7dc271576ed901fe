import type { AuthSubmission } from '@fortuna/ui/screens/auth/Auth/Auth.view.ts';
import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine.ts';
import type { SessionView } from './session.types.ts';

type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** What the frame is told of the session. */
export function sessionView(snapshot: SessionSnapshot): SessionView {
  const { member, isStale, problem, isLoginAsked } = snapshot.context;
  if (snapshot.matches('expired')) return { kind: 'expired' };
  if (snapshot.matches('forcedOffline')) return { kind: 'forcedOffline' };
  if (snapshot.matches('blocked')) return { kind: 'blocked' };
  if (!snapshot.matches('loggedIn')) return { kind: 'guest', isLoginAsked };
  if (member !== null && snapshot.matches({ loggedIn: 'member' })) return { kind: 'member', member, isStale };
  return problem !== null && snapshot.matches({ loggedIn: 'unreachable' })
    ? { kind: 'unreachable', problem }
    : { kind: 'restoring' };
}

/** What the login and registration forms are told of the session. */
export function authSubmission(snapshot: SessionSnapshot): AuthSubmission {
  if (snapshot.matches({ guest: 'authenticating' }) || snapshot.matches({ loggedIn: 'restoring' })) {
    return { kind: 'submitting' };
  }
  if (snapshot.matches('loggedIn')) return { kind: 'done' };
  return { kind: 'editing', problem: snapshot.matches('guest') ? snapshot.context.problem : null };
}
