import type { Member } from '@fortuna/domain/model/auth.ts';
import { type Loadable, ready } from '@fortuna/ui/screens/page/loadable.ts';
import { retrySession, type SessionView } from './session-store.ts';

/** Who looks at a page for everybody, as far as that is known; null: a guest. */
export function knownMember(session: SessionView): Loadable<Member> | null {
  switch (session.kind) {
    case 'member':
      return ready(session.member);
    case 'restoring':
      return { kind: 'loading', onRetry: retrySession };
    case 'unreachable':
      return { kind: 'failed', problem: session.problem, onRetry: retrySession };
    default:
      return null;
  }
}
